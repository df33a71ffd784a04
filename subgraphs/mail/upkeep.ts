import type { JobContext, Topic } from '../kit/subgraph.ts'
import type { MailEngines } from './engines.ts'
import { endLapsedInboxes } from './store/inboxes.ts'

/** Inboxes that nobody kept: 30 days after their expiry their messages go, and their names are free. */
export const upkeep: Topic<MailEngines> = {
  jobs: { 'mail.endLapsedInboxes': endLapsed },
  schedules: ['41 * * * * mail.endLapsedInboxes'],
}

async function endLapsed(_: unknown, { db, log, now }: JobContext<MailEngines>): Promise<void> {
  const ended = await endLapsedInboxes(db.pool, now())
  if (ended > 0) log.info({ inboxes: ended }, 'Inboxes that expired long ago were removed')
}
