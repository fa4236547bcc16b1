-- Counters of an hour at most: they need not outlive a crash of the database, and nobody waits for the disk for them.
ALTER TABLE "rate_limits" SET UNLOGGED;
