import { fillOf } from '../store/messages.ts'
import { checkForwards, forwardAlong } from './forwards.ts'
import { isFull } from './fullness.ts'
import { REFUSALS } from './refusal.ts'
import { findRoute, type Route, type RouteGround } from './routes.ts'

export interface RecipientGround extends RouteGround {
  now(): Date
}

/** Returns the route of a mail to a recipient. Throws a Refusal if the recipient does not accept this mail now. */
export async function takeRecipient(address: string, sender: string, ground: RecipientGround): Promise<Route> {
  const now = ground.now()
  const route = await findRoute(address, sender, ground, now)
  const forward = forwardAlong(route)
  if (forward) await checkForwards(ground.pool, forward, now)
  if (route.kind !== 'INBOX' || !route.inbox.retainMessages) return route
  const fill = (await fillOf(ground.pool, [route.inbox.id], now)).get(route.inbox.id)
  if (fill && isFull(fill)) throw REFUSALS.full()
  return route
}
