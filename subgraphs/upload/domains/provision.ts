import { z } from 'zod'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { forgetHttpChallenges } from '../acme/httpChallenges.ts'
import type { UploadGraph } from '../types.gen.ts'
import { advance, type HostnameWork } from './advance.ts'
import { lockAbandoned } from './customDomains.ts'
import { ADVANCE_JOB, queueAdvance, queueDue } from './queue.ts'
import { removeDomain } from './remove.ts'

/**
 * Every minute, advances host names with a step due: checks records, requests and renews certificates, and retries the
 * work of dead processes. Also removes lapsed claims.
 */
const SWEEP_JOB = 'upload.sweepHostnames'
const SCHEDULE = `* * * * * ${SWEEP_JOB}`

/** Most names per sweep; the rest waits for the next minute, so that requests do not reach the authority all at once. */
const NAMES_A_SWEEP = 200

/** Delay before retrying a job for which this process had no free slot. */
const ANOTHER_TRY_MS = 5_000

const payload = z.object({ id: z.string() })

export const provision: Topic<UploadGraph> = {
  jobs: {
    [ADVANCE_JOB]: (given, context) => advanceInTurn(context, payload.parse(given).id),
    [SWEEP_JOB]: (_, context) => sweep(context),
  },
  schedules: [SCHEDULE],
}

async function advanceInTurn(work: HostnameWork, id: string): Promise<void> {
  const isDone = await work.engines.hostnames.turns.take(() => advance(work, id))
  if (!isDone) await queueAdvance(work.db.pool, id, ANOTHER_TRY_MS)
}

async function sweep(work: HostnameWork): Promise<void> {
  const { pool } = work.db
  await forgetHttpChallenges(pool, work.now())
  await removeAbandoned(work)
  await queueDue(pool, work.now(), NAMES_A_SWEEP)
}

async function removeAbandoned({ db, engines, now }: HostnameWork): Promise<void> {
  const { hosts, sitesDomain } = engines.hostnames
  for (;;) {
    const removed = await inTransaction(db.pool, async (client) => {
      const domain = await lockAbandoned(client, now())
      if (domain) await removeDomain(client, domain, sitesDomain)
      return domain
    })
    if (!removed) return
    hosts.forget(removed.hostname)
  }
}
