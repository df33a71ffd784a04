// The installation's own Postgres server, used when DATABASE_URL is not set. In reading order: `start.ts` is the
// overview; `binaries.ts` finds Postgres, `account.ts` chooses its account, `cluster.ts` creates its files, `server.ts`
// starts and stops it, `takeOver.ts` attaches to a running one, `keepRunning.ts` restarts it, `postmaster.ts` tells a
// live server from a dead one, `socket.ts` is its socket, `databases.ts` its databases.

export { EmbeddedPostgresError } from './errors.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts'
