import { z } from 'zod'
import { parseServers, ServersError } from '../../prisma/servers.ts'
import { booleanSetting, integerSetting } from '../../subgraphs/kit/settings.ts'

/** A Postgres URL of one or several servers. */
const databaseUrl = () =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, { message: 'must start with postgres://', abort: true })
    .superRefine((url, context) => {
      try {
        parseServers(url)
      } catch (error) {
        if (!(error instanceof ServersError)) throw error
        context.addIssue({ code: 'custom', message: error.message })
      }
    })
    .optional()

/** How Postgres is reached. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: databaseUrl().describe(
    'Postgres to use; several servers by commas (`postgres://user:password@a:5432,b:5432/tollgraph`), of which the one that accepts writes is used. Unset: an embedded one under DATA_DIR.',
  ),
  DATABASE_LISTEN_URL: databaseUrl().describe(
    'The same database for the connections that listen for notifications (two of the background jobs of each process, one of the live streams of each router); needed where DATABASE_URL leads through a pooler that shares connections between transactions, which loses notifications: without it jobs and live streams poll. Unset: DATABASE_URL.',
  ),
  DATABASE_POOL: integerSetting(10, 2, 200).describe(
    'Most database connections of this process, besides those that listen.',
  ),
  DATABASE_PREPARED_STATEMENTS: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .optional()
    .describe(
      'Prepare statements once for each connection, which takes half the load off Postgres; a pgbouncer between must be 1.21 or newer, with max_prepared_statements set. Unset: only with the embedded database. Background jobs prepare theirs unless this is false, or a pooler is between and this is unset.',
    ),
  MIGRATE_AT_START: booleanSetting(true).describe(
    'Apply missing migrations at the start. `false` where the user of DATABASE_URL may not create tables: a start that lacks migrations is then refused, and `tollgraph migrate` applies them.',
  ),
} as const satisfies Record<string, z.ZodType>
