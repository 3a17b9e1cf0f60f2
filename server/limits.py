"""How much one connection or one address may ask for."""
import time


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second; everything asked for costs one."""

    __slots__ = ("rate", "size", "left", "at", "refused")

    def __init__(self, rate, size, now):
        self.rate, self.size, self.left, self.at = rate, size, float(size), now
        self.refused = 0  # in a row

    def take(self, now):
        """Whether there was a token left."""
        self.fill(now)
        if self.left < 1:
            self.refused += 1
            return False
        self.left -= 1
        self.refused = 0
        return True

    def fill(self, now):
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now

    def full(self, now):
        self.fill(now)
        return self.left == self.size


class Buckets:
    """A bucket for each address that has asked lately."""

    def __init__(self, rate, size, clock=time.monotonic):
        self.rate, self.size, self.clock, self.by_address = rate, size, clock, {}

    def take(self, address):
        return self.of(address).take(self.clock())

    def empty(self, address):
        """Whether the address would be refused. Asks for nothing."""
        bucket = self.of(address)
        bucket.fill(self.clock())
        return bucket.left < 1

    def of(self, address):
        if address not in self.by_address:
            self.by_address[address] = Bucket(self.rate, self.size, self.clock())
        return self.by_address[address]

    def forget(self):
        """Drop the addresses that have been quiet for long enough to have a full bucket again."""
        now = self.clock()
        self.by_address = {address: bucket for address, bucket in self.by_address.items() if not bucket.full(now)}
