import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, rowsFrom, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { mailboxOf } from '../../kit/rates/mailbox.ts'
import { REFUSALS } from './refusal.ts'
import type { Route } from './routes.ts'

/** A mail to forward. */
export interface Forward {
  /** Our address that received the mail. */
  readonly recipient: string
  readonly target: string
  /** The wallet it counts against; null for the operator's mail and for reports. */
  readonly wallet: WalletAddress | null
  readonly subdomain: string | null
  /** Key under which forwards are limited together. */
  readonly scope: string
  /** Reports are forwarded under the null sender. */
  readonly isReport: boolean
}

/**
 * Most mails forwarded from one subdomain, or from one inbox directly under the mail domain, and most reports about forwarded
 * mail of one sender, per clock hour.
 */
const FORWARDS_PER_HOUR = 200
/** Most mails forwarded to one mailbox per clock hour, from all inboxes together. */
export const FORWARDS_TO_MAILBOX_PER_HOUR = 400

const HOUR_MS = 60 * 60_000

/** The forward that a route causes; null if it causes none. */
export function forwardAlong(route: Route): Forward | null {
  switch (route.kind) {
    case 'INBOX': {
      const { id, address, forwardTo, owner, subdomain } = route.inbox
      if (forwardTo === null) return null
      const scope = subdomain === null ? `inbox:${id}` : `subdomain:${subdomain}`
      return { recipient: address, target: forwardTo, wallet: owner, subdomain, scope, isReport: false }
    }
    case 'CATCH_ALL': {
      const { address, forwardTo, owner, subdomain } = route
      const scope = `subdomain:${subdomain}`
      return { recipient: address, target: forwardTo, wallet: owner, subdomain, scope, isReport: false }
    }
    case 'OPERATOR': {
      const common = { wallet: null, subdomain: null, scope: 'operator', isReport: false }
      return { recipient: route.address, target: route.forwardTo, ...common }
    }
    case 'RETURN': {
      // Of each sender: anyone who has one return address could use up a limit of them all.
      const scope = `returns:${mailboxOf(route.sender)}`
      return { recipient: route.address, target: route.sender, wallet: null, subdomain: null, scope, isReport: true }
    }
    case 'BOUNCE':
      return null
  }
}

/** Counts forwards, in the transaction that queues them. Throws a Refusal when a limit is exceeded. */
export async function countForwards(client: PoolClient, forwards: readonly Forward[], now: Date): Promise<void> {
  const hour = hourOf(now)
  // Sorted, so that concurrent transactions lock rows in the same order and cannot deadlock.
  for (const { scope, most } of forwards.flatMap(boundsOf).sort(byScope)) {
    const counted = tables
      .insertInto('mail.forwardCount')
      .values({ scope, hour, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'hour'])
          .doUpdateSet(({ eb }) => ({ count: eb('mail.forwardCount.count', '+', 1) }))
          .where('mail.forwardCount.count', '<', most),
      )
    if ((await affected(client, counted)) === 0) throw REFUSALS.tooManyForwards()
  }
}

/**
 * Throws a Refusal if a forwarding limit is already reached, so that only this recipient is refused and the mail's other
 * recipients still get it.
 */
export async function checkForwards(pool: Pool, forward: Forward, now: Date): Promise<void> {
  const reached = tables
    .selectFrom('mail.forwardCount as counted')
    .innerJoin(rowsFrom(boundsOf(forward), { scope: 'text', most: 'int4' }, 'bound'), 'bound.scope', 'counted.scope')
    .where('counted.hour', '=', hourOf(now))
    .whereRef('counted.count', '>=', 'bound.most')
  if ((await affected(pool, reached)) > 0) throw REFUSALS.tooManyForwards()
}

interface Bound {
  readonly scope: string
  readonly most: number
}

/**
 * The limits of a forward: one on its source, and one on the receiving mailbox, whose owner never agreed to get this
 * mail.
 */
function boundsOf({ scope, target }: Forward): Bound[] {
  return [
    { scope, most: FORWARDS_PER_HOUR },
    { scope: `mailbox:${mailboxOf(target)}`, most: FORWARDS_TO_MAILBOX_PER_HOUR },
  ]
}

function byScope(one: Bound, other: Bound): number {
  return one.scope < other.scope ? -1 : 1
}

/** Deletes the counts of past hours. */
export async function forgetForwards(pool: Pool, now: Date): Promise<void> {
  await affected(pool, tables.deleteFrom('mail.forwardCount').where('hour', '<', hourOf(now)))
}

function hourOf(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % HOUR_MS))
}
