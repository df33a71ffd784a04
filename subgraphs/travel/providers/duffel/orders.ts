import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { get, type QueryMembers, segment, send } from '../../../kit/upstream/request.ts'
import { OrderUnclear } from '../../bookings/lostOrders.ts'
import { type Duffel, dataOf, rowsOf } from './company.ts'
import { checkPrice, GivenOffer, type Known, refetched } from './given.ts'
import { longId } from './ids.ts'
import { GivenContact, GivenTraveler, orderBody, placeOfPassenger } from './orderBody.ts'
import { ACT, metadataOf, orderOf } from './orderOf.ts'
import { DuffelRefusal, forCaller, isRefused } from './refusal.ts'
import { paired } from './travelers.ts'
import { Cancellation, Order, OrderState } from './wire.ts'

const Body = z.object({
  data: z.object({
    flightOffers: z.array(GivenOffer).min(1),
    travelers: z.array(GivenTraveler).min(1),
    contacts: z.array(GivenContact).nullish(),
    ticketingAgreement: z.object({ option: z.string() }).nullish(),
  }),
})
const OFFERS = ['data', 'flightOffers'] as const

/**
 * Books an offer at its present price, paid from the balance. Duffel has no key that makes a repeated order one: where
 * its answer leaves open whether an order was made, the order is looked for by its offer and our `act`, and nothing is
 * sent again.
 */
export async function createOrder(body: unknown, act: string, duffel: Duffel): Promise<object> {
  const { flightOffers, travelers, contacts, ticketingAgreement } = Body.parse(body).data
  if (flightOffers.length > 1) throw new BadInput('must be one: the company books one offer in an order', [...OFFERS])
  if (ticketingAgreement && ticketingAgreement.option !== 'CONFIRM')
    throw new BadInput('must be CONFIRM: an order is paid at once', ['data', 'ticketingAgreement', 'option'])
  const [known] = await refetched(flightOffers, OFFERS, duffel)
  if (!known) throw new BadInput('must have an offer', [...OFFERS])
  checkPrice(known)
  const metadata = metadataOf(act, paired(known.offer.passengers, known.travelers) ?? [])
  const order = orderBody(known, { travelers, contacts: contacts ?? [], metadata }, duffel)
  return orderOf(await sendOrder(order, known, act, duffel))
}

async function sendOrder(order: object, known: Known, act: string, duffel: Duffel): Promise<Order> {
  let failure: unknown
  try {
    const { body } = await duffel.client.request(send('/air/orders', order))
    // 200 and 202 have no order: the airline has not answered yet.
    if (hasOrder(body)) return dataOf(Order, body)
  } catch (error) {
    if (isRefused(error)) throw forCaller(error, placeOfPassenger)
    failure = error
  }
  const made = await findOrder(known.offer.id, act, duffel)
  if (made) return made
  duffel.log.error(
    { err: failure, offer: known.offer.id, act },
    'Duffel has not said whether it made an order: it is refunded here, and looked for from now on',
  )
  throw new OrderUnclear({ cause: failure })
}

function hasOrder(body: unknown): boolean {
  return z.object({ data: z.object({ id: z.string(), slices: z.array(z.unknown()) }) }).safeParse(body).success
}

/** The order of an act; null if it does not appear in time. Its caller may be gone: it is looked for all the same. */
async function findOrder(offerId: string, act: string, duffel: Duffel): Promise<Order | null> {
  for (const wait of duffel.lookAfterMs) {
    await delay(wait)
    try {
      const own = await orderOfAct(offerId, act, duffel)
      if (own) return dataOf(Order, { data: own })
    } catch (error) {
      duffel.log.warn({ err: error, offer: offerId }, 'Orders of an offer could not be read')
    }
  }
  return null
}

/** An order that cannot be shown is found, too: it has to be cancelled. */
async function orderOfAct(offerId: string, act: string, { ourselves, log }: Duffel): Promise<OrderState | null> {
  const { body } = await ourselves.request(get('/air/orders', { offer_id: offerId }))
  const orders = rowsOf(OrderState, body, log)
  return orders.find(({ metadata, cancelled_at: end }) => metadata?.[ACT] === act && !end) ?? null
}

/** The order of an act (`clientRef`), of an offer in the port's dialect; `data` is null if there is none. */
export async function lostOrder({ clientRef, flightOfferId }: QueryMembers, duffel: Duffel): Promise<object> {
  const offerId = longId('off', String(flightOfferId))
  const order = offerId && (await orderOfAct(offerId, String(clientRef), duffel))
  return { data: order ? { id: order.id } : null }
}

/** An order as it is at the company. */
export async function readOrder(id: string, { client }: Duffel): Promise<object> {
  return orderOf(dataOf(Order, (await client.request(get(`/air/orders/${segment(id)}`))).body))
}

/**
 * Cancels an order: asks for the refund, confirms it, and logs it, because it goes to the balance. Throws NotFound if
 * the order was cancelled before.
 */
export async function cancelOrder(id: string, duffel: Duffel): Promise<null> {
  const { client, log } = duffel
  if (await isCancelled(id, duffel)) throw new NotFound('This order was cancelled before')
  const asked = await client.request(send('/air/order_cancellations', { data: { order_id: id } }))
  const {
    id: cancellation,
    refund_amount: amount,
    refund_currency: currency,
    refund_to: to,
  } = dataOf(Cancellation, asked.body)
  try {
    await client.request(send(`/air/order_cancellations/${segment(cancellation)}/actions/confirm`, undefined))
  } catch (error) {
    // Without a clear answer the order tells whether it was cancelled.
    if (error instanceof DuffelRefusal || !(await isCancelled(id, duffel))) throw error
  }
  log.info({ order: id, cancellation, amount, currency, to }, 'An order was cancelled; its refund is the airline’s')
  return null
}

async function isCancelled(id: string, { ourselves }: Duffel): Promise<boolean> {
  const { body } = await ourselves.request(get(`/air/orders/${segment(id)}`))
  return Boolean(dataOf(OrderState, body).cancelled_at)
}
