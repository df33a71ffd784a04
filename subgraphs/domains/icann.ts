import { inTransaction } from '../../prisma/transaction.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { oweSuspensionMail } from './owedMail.ts'
import { type Addressee, sendRegistrationMail, sendReminder } from './registrantMail.ts'
import {
  countReminder,
  type DomainToCheck,
  domainsToCheck,
  markVerified,
  suspend,
  uncountReminder,
} from './store/registrants.ts'
import type { DomainsGraph } from './types.gen.ts'
import type { Work } from './work.ts'

/**
 * ICANN requires that a registrant confirms its e-mail address within 15 days. An hourly job marks the domains of
 * confirmed owners, reminds the others twice, and suspends the zone after the deadline until the owner confirms.
 */
const SCHEDULE = '17 * * * * domains.verifyIcann'

/** Days before the deadline at which reminders are sent. */
const REMINDER_DAYS_BEFORE = [10, 5] as const
const DOMAINS_A_PAGE = 500

export const icann: Topic<DomainsGraph> = {
  resolvers: { Mutation: { verifyIcann: (_, __, context) => sweep(context) } },
  jobs: {
    'domains.verifyIcann': async (_, context) => {
      const { checked, ...counts } = await sweep(context)
      if (checked > 0) context.log.info({ checked, ...counts }, 'Registrants were checked')
    },
  },
  schedules: [SCHEDULE],
}

async function sweep(work: Work) {
  const counts = { checked: 0, verified: 0, reminded: 0, suspended: 0 }
  let after = ''
  for (;;) {
    const page = await domainsToCheck(work.db.pool, work.now(), after, DOMAINS_A_PAGE)
    for (const domain of page) {
      counts.checked += 1
      const step = await takeStep(domain, work)
      if (step) counts[step] += 1
    }
    const last = page.at(-1)
    if (!last || page.length < DOMAINS_A_PAGE) return { success: true, ...counts }
    after = last.name
  }
}

/** Performs the step that is due for a domain, and returns it; null if none is. */
async function takeStep(domain: DomainToCheck, work: Work): Promise<'verified' | 'reminded' | 'suspended' | null> {
  const { pool } = work.db
  const now = work.now()
  const addressee = addresseeOf(domain)
  // After the deadline the mail is given up: the address may be one that no relay takes mail for.
  if (addressee && !domain.mailSent && domain.dueAt > now) await sendRegistrationMail(addressee, domain.dueAt, work)
  if (domain.isVerified) return null
  if (domain.ownerVerified) {
    const isFirst = await markVerified(pool, domain.name, now)
    work.engines.zones.forget(domain.name)
    return isFirst ? 'verified' : null
  }
  if (domain.dueAt <= now) {
    if (domain.isSuspended || !(await suspendAndTell(domain.name, work))) return null
    work.engines.zones.forget(domain.name)
    return 'suspended'
  }
  if (!addressee || !isReminderDue(domain, now)) return null
  if (!(await countReminder(pool, domain.name, domain.reminders))) return null
  if (await sendReminder(addressee, domain.dueAt, work)) return 'reminded'
  await uncountReminder(pool, domain.name, domain.reminders)
  return null
}

/** Suspends a domain, and owes its owner the mail about it. False if it is not to be suspended any more. */
function suspendAndTell(name: string, { db, now }: Work): Promise<boolean> {
  const suspendedAt = now()
  return inTransaction(db.pool, async (client) => {
    const isSuspended = await suspend(client, name, suspendedAt)
    if (isSuspended) await oweSuspensionMail(client, name, suspendedAt)
    return isSuspended
  })
}

function addresseeOf({ name, email }: DomainToCheck): Addressee | null {
  return email === null ? null : { name, email }
}

function isReminderDue({ dueAt, reminders }: DomainToCheck, now: Date): boolean {
  const daysBefore = REMINDER_DAYS_BEFORE[reminders]
  return daysBefore !== undefined && addDays(dueAt, -daysBefore) <= now
}
