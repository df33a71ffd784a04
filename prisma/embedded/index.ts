// The installation's own Postgres server, for whoever has not set DATABASE_URL. In reading order: `start.ts` tells the
// story; `binaries.ts` finds Postgres, `account.ts` says who it runs as, `cluster.ts` makes its files, `server.ts` starts
// and stops it, `takeOver.ts` finds it running already, `keepRunning.ts` sees to it that it goes on, `postmaster.ts` tells
// a live server from a dead one, `socket.ts` is its door, `databases.ts` what is inside.

export { EmbeddedPostgresError } from './errors.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts'
