"""Two server processes that share a PostgreSQL database and Redis."""
from tests.server.process import ServerProcess


class Worker(ServerProcess):
    def __init__(self, folder, database, redis):
        self.url_of_database = database
        folder.mkdir()
        super().__init__(folder, redis=redis, behind_proxy=True, watch=0.2)

    def start(self):
        self.database = self.url_of_database
        super().start()


class Workers:
    def __init__(self, folder, database, redis):
        self.both = [Worker(folder / name, database, redis) for name in ("one", "two")]

    def end(self):
        for worker in self.both:
            assert worker.end() == 0
            assert "\nTraceback" not in f"\n{worker.log.read_text()}"
