"""The game's sentences. English is part of the game; each other language is a file of its own, loaded with the game by who reads it."""


def game_in(language):
    """The part of the program that brings the game in this language (server/bundle/parts.py)."""
    return "game" if language == "en" else f"game-{language}"
