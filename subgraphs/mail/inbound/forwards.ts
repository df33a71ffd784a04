import type { PoolClient } from '../../../prisma/database.ts'
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

/** Most mails forwarded from one subdomain, or from one inbox directly under the mail domain, per clock hour. */
export const FORWARDS_PER_HOUR = 200
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
      const common = { wallet: null, subdomain: null, scope: 'returns', isReport: true }
      return { recipient: route.address, target: route.sender, ...common }
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
    const sql = `INSERT INTO mail.forward_count (scope, hour, count) VALUES ($1, $2, 1)
      ON CONFLICT (scope, hour) DO UPDATE SET count = forward_count.count + 1 WHERE forward_count.count < $3`
    const { rowCount } = await client.query(sql, [scope, hour, most])
    if (rowCount === 0) throw REFUSALS.tooManyForwards()
  }
}

/**
 * Throws a Refusal if a forwarding limit is already reached, so that only this recipient is refused and the mail's other
 * recipients still get it.
 */
export async function checkForwards(client: Pick<PoolClient, 'query'>, forward: Forward, now: Date): Promise<void> {
  const bounds = boundsOf(forward)
  const sql = `SELECT FROM mail.forward_count JOIN unnest($1::text[], $2::int[]) AS bound (scope, most) USING (scope)
    WHERE hour = $3 AND count >= most`
  const scopes = bounds.map(({ scope }) => scope)
  const most = bounds.map((bound) => bound.most)
  const { rowCount } = await client.query(sql, [scopes, most, hourOf(now)])
  if (rowCount) throw REFUSALS.tooManyForwards()
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
export async function forgetForwards(client: Pick<PoolClient, 'query'>, now: Date): Promise<void> {
  await client.query('DELETE FROM mail.forward_count WHERE hour < $1', [hourOf(now)])
}

function hourOf(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % HOUR_MS))
}
