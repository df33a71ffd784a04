import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Chance } from '../../kit/chance.ts'
import type { StandInOrders } from '../orders.ts'
import { listAt, type Members, objectAt, textAt, textIn } from '../shared/body.ts'
import { answering, missing, notFound, wrongAt } from '../shared/problem.ts'
import { type Query, textOf } from '../shared/query.ts'
import { offerAgain } from './offers.ts'

/** Data stored beside an order: the start of its ride, in milliseconds since 1970. */
interface KeptOrder {
  readonly order: { readonly transfers: readonly { readonly confirmNbr: string }[] }
  readonly startsAtMs: number
}

/** Books and cancels transfer orders. */
export function bookingRoutes(
  app: FastifyInstance,
  { chance, now }: { readonly chance: Chance; now(): Date },
  orders: StandInOrders,
): void {
  app.post(
    '/v1/ordering/transfer-orders',
    answering(async (request) => {
      const clientRef = request.headers['x-client-ref']
      const kept = await orders.add({
        ...orderOf(request, chance, now()),
        kind: 'TRANSFER',
        clientRef: typeof clientRef === 'string' ? clientRef : null,
        now: now(),
      })
      return { data: kept.payload.order }
    }, 201),
  )
  app.post(
    '/v1/ordering/transfer-orders/:orderId/transfers/cancellation',
    answering(async (request) => {
      const { orderId } = request.params as { readonly orderId: string }
      const confirmNbr = textOf(request.query as Query, 'confirmNbr')
      if (!confirmNbr) throw missing('confirmNbr')
      const kept = await orders.find('TRANSFER', orderId)
      const { order, startsAtMs } = (kept?.payload ?? {}) as Partial<KeptOrder>
      if (!order?.transfers.some((transfer) => transfer.confirmNbr === confirmNbr))
        throw notFound('No transfer has this order id and confirmation number')
      // A ride that has begun cannot be cancelled.
      if ((startsAtMs ?? 0) <= now().getTime()) return { data: { confirmNbr, reservationStatus: 'CONFIRMED' } }
      await orders.cancel('TRANSFER', orderId, now())
      return { data: { confirmNbr, reservationStatus: 'CANCELLED' } }
    }),
  )
}

function orderOf(request: FastifyRequest, chance: Chance, now: Date) {
  const offerId = textOf(request.query as Query, 'offerId')
  if (!offerId) throw missing('offerId')
  const { offer, option, trip } = offerAgain(offerId, chance, now)
  const data = objectAt(objectAt(request.body, '').data, '/data')
  const passengers = listAt(data.passengers, '/data/passengers').map((one, index) => {
    const pointer = `/data/passengers/${index}`
    const passenger = objectAt(one, pointer)
    for (const name of ['firstName', 'lastName']) textAt(passenger, name, pointer)
    return passenger
  })
  const method = readMethod(data.payment)
  const flight = textIn(data, 'flightNumber')
  if (option.company.settings.includes('FLIGHT_NUMBER_REQUIRED') && flight === null)
    throw wrongAt('/data/flightNumber', 34649, 'INVALID FLIGHT INFORMATION', 'This company needs a flight number')
  const key = `${offerId} ${JSON.stringify(passengers)} ${now.getTime()}`
  const reference = chance.bits(`${key} record`).toString(36).toUpperCase().padStart(7, 'X').slice(-6)
  const lastName = String(passengers[0]?.lastName).toUpperCase()
  const id = Buffer.from(`${reference}|${lastName}`).toString('base64url')
  const { id: _id, type: _type, extraServices, equipment, methodsOfPaymentAccepted: _methods, ...ride } = offer
  const services = chosen(data.extraServices, extraServices, '/data/extraServices')
  const things = chosen(data.equipment, equipment, '/data/equipment')
  const note = textIn(data, 'note')
  const transfer = {
    status: 'CONFIRMED',
    confirmNbr: String(chance.integer(`${key} confirmation`, 1_000_000, 9_999_999)),
    ...(note ? { note } : {}),
    methodOfPayment: method,
    offerId,
    ...ride,
    ...(services.length > 0 ? { extraServices: services } : {}),
    ...(things.length > 0 ? { equipment: things } : {}),
  }
  const order = {
    type: 'transfer-order',
    id,
    reference,
    transfers: [transfer],
    passengers,
    ...(data.agency === undefined ? {} : { agency: data.agency as Members }),
  }
  return { id, payload: { order, startsAtMs: trip.startsAtMs } }
}

/** The ordered extras, out of those offered. */
function chosen<Extra extends { readonly code: string }>(wanted: unknown, offered: readonly Extra[], pointer: string) {
  if (wanted === undefined) return []
  return listAt(wanted, pointer).map((one, index) => {
    const code = textAt(objectAt(one, `${pointer}/${index}`), 'code', `${pointer}/${index}`)
    const extra = offered.find((candidate) => candidate.code === code)
    if (!extra) throw wrongAt(`${pointer}/${index}/code`, 4926, 'INVALID DATA RECEIVED', `${code} is not offered`)
    return extra
  })
}

function readMethod(value: unknown): string {
  if (value === undefined) throw wrongAt('/data/payment', 34502, 'PAYMENT METHOD IS REQUIRED')
  const payment = objectAt(value, '/data/payment')
  const method = textAt(payment, 'methodOfPayment', '/data/payment')
  if (method !== 'CREDIT_CARD' && method !== 'TRAVEL_ACCOUNT')
    throw wrongAt('/data/payment/methodOfPayment', 37576, 'INVALID PAYMENT METHOD')
  if (method === 'CREDIT_CARD') {
    const card = objectAt(payment.creditCard, '/data/payment/creditCard')
    for (const name of ['number', 'holderName', 'vendorCode', 'expiryDate'])
      textAt(card, name, '/data/payment/creditCard')
  }
  return method
}
