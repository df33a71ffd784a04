import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import type { MailEngines } from '../engines.ts'
import { unverifiedSubdomains } from '../store/subdomains.ts'
import type { MailGraph } from '../types.gen.ts'

/** Checks whether public resolvers have the records of new subdomains: shortly after the purchase, and every minute. */
export const VERIFY_JOB = 'mail.verifySubdomains'

/** Subdomains per run, and how many are checked in parallel. */
const BATCH = 100
const AT_ONCE = 10

export const verify: Topic<MailGraph> = {
  jobs: { [VERIFY_JOB]: verifySubdomains },
  schedules: [`* * * * * ${VERIFY_JOB}`],
}

async function verifySubdomains(_: unknown, { engines, db }: JobContext<MailEngines>): Promise<void> {
  const waiting = await unverifiedSubdomains(db.pool, BATCH)
  for (let start = 0; start < waiting.length; start += AT_ONCE)
    await Promise.all(waiting.slice(start, start + AT_ONCE).map((subdomain) => engines.verifier.check(subdomain)))
}
