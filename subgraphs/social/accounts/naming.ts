import { sql } from 'kysely'

/** The user name in the input of a job, `job` in its statement, as accounts have it; null where it names no account. */
export const namedIn = sql<string>`lower(ltrim(coalesce(job.input ->> 'handle', job.input ->> 'profile_id'), '@'))`
