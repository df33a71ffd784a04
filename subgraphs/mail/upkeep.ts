import type { JobContext, Topic } from '../kit/service/subgraph.ts'
import type { MailEngines } from './engines.ts'
import { endLapsedInboxes } from './store/inboxes.ts'
import type { MailGraph } from './types.gen.ts'

/** Ends inboxes 30 days after their expiry: deletes their messages and frees their names. */
export const upkeep: Topic<MailGraph> = {
  jobs: { 'mail.endLapsedInboxes': endLapsed },
  schedules: ['41 * * * * mail.endLapsedInboxes'],
}

async function endLapsed(_: unknown, { db, log, now }: JobContext<MailEngines>): Promise<void> {
  const ended = await endLapsedInboxes(db.pool, now())
  if (ended > 0) log.info({ inboxes: ended }, 'Inboxes that expired long ago were removed')
}
