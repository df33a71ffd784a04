/**
 * A column of a statement in a transaction of its own, whose commit then does not wait for the disk (`synchronous_commit = off`): a
 * crash of the database server within a second may lose it. A later commit that waits keeps it too, because there is one log.
 */
export const UNSYNCED = `set_config('synchronous_commit', 'off', true)`
