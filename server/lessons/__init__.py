"""Lessons: a teacher's remote over a live game, lessons and questions from text files, and the tables of a class.

lesson.py   what a lesson room has beside a game: who teaches, what is frozen, open, pointed at, asked
remote.py   what the teacher's remote can do
film.py     the game so far, event by event
script.py   a lesson as a text file, read; stage.py the same, played up to a stop; why.py sums that the engine works out for it;
            named.py cards by the names of its language
shown.py    what everybody is shown of all that
tables.py   the tables of a class
pages.py    the HTTP side; watch.py gives the class back its phones when the teacher is lost
"""
