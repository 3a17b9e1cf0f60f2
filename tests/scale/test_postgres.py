"""What holds for rooms in an SQLite file holds for those in PostgreSQL; and what only several processes can do to each other."""
import threading

import engine
import pytest
from sqlalchemy import create_engine, text

from server import schema
from server.postgres import PostgresStore
from server.refused import Refused
from server.rooms import Rooms
from tests.server import test_memory, test_old_rooms, test_rooms
from tests.server.house import House, refused, state

pytestmark = pytest.mark.scale


class SharedHouse(House):
    """A house of rooms in PostgreSQL; `path` is the URL."""

    def open(self):
        self.store = PostgresStore(self.path)
        self.rooms = Rooms(self.store)
        self.rooms.listeners.append(self.told.append)


@pytest.fixture
def house(database):
    built = SharedHouse(database)
    yield built
    built.store.close()


test_whoever_is_told_finds_it_stored = test_rooms.test_whoever_is_told_finds_it_stored
test_everything_is_told_in_order_and_without_a_gap = test_rooms.test_everything_is_told_in_order_and_without_a_gap
test_a_message_sent_again_is_answered_the_same_and_done_once = test_rooms.test_a_message_sent_again_is_answered_the_same_and_done_once
test_the_same_id_of_another_player_is_another_message = test_rooms.test_the_same_id_of_another_player_is_another_message
test_an_old_message_is_known = test_rooms.test_an_old_message_is_known_to_the_database_even_when_memory_has_forgotten_it
test_undo_works_after_a_restart = test_memory.test_undo_works_after_a_restart_and_leaves_the_same_history
test_a_record_knows_every_answer = test_memory.test_a_record_knows_after_a_restart_every_answer_of_its_game
test_a_long_history_comes_back = test_memory.test_a_history_longer_than_memory_comes_back_the_same
now, broom = test_old_rooms.now, test_old_rooms.broom
test_a_room_is_deleted = test_old_rooms.test_a_room_is_deleted_when_nobody_was_there_for_long_enough
test_a_clock_that_jumps = test_old_rooms.test_a_clock_that_jumps_makes_no_room_old


def test_of_two_processes_that_change_a_room_at_once_both_succeed(house, database):
    """Each in a thread of its own, again and again: one of them finds that the other was faster, and looks again."""
    code, other = house.game(), SharedHouse(database)
    houses, failures = (house, other), []

    def answer(seat):
        try:
            while seat in houses[seat].rooms.get(code).waiting():
                houses[seat].answer(code, seat, first_choice(houses[seat], code, seat))
        except Refused as refusal:
            failures.append(refusal.reason)

    for _ in range(30):
        threads = [threading.Thread(target=answer, args=(seat,)) for seat in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for each in houses:
            each.rooms.refresh(code, house.store.versions([code])[code], True)
    assert set(failures) <= {"late", "not_asked"}
    assert state(house.rooms.get(code)) == state(other.rooms.get(code))
    assert house.rooms.get(code).version > 20
    other.store.close()


def first_choice(house, code, seat):
    return next(engine.pending(house.rooms.get(code).record.game)[seat].choices())


def test_a_database_that_is_away_says_so_and_comes_back(house, postgres):
    code, (ann, bob) = house.lobby()
    postgres.crash()
    try:
        refused("retry", house.rooms.change, code, ann, "start")
        refused("retry", house.store.load, code)
    finally:
        postgres.start()
    assert house.rooms.change(code, ann, "start")
    house.reopen()
    assert house.rooms.get(code).status == "playing"


def test_a_database_takes_the_steps_it_lacks_once_although_two_processes_start_at_once(database):
    old = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with old.begin() as db:
        for statement in schema.STEPS[0]:
            db.execute(text(statement))
        db.execute(text("INSERT INTO room VALUES ('ABCDEFGHJK', 1, '{}', NULL, NULL, NULL, 0)"))
    old.dispose()
    stores = []
    threads = [threading.Thread(target=lambda: stores.append(PostgresStore(database))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(stores) == 2
    assert stores[0].ask(lambda run: run("SELECT number FROM step ORDER BY number")) == [(number + 1,) for number in range(len(schema.STEPS))]
    assert stores[0].versions(["ABCDEFGHJK", "none"]) == {"ABCDEFGHJK": 1}
    for store in stores:
        store.close()
