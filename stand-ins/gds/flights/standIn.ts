import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import type { StandInOrders } from '../orders.ts'
import { metaOf } from '../shared/links.ts'
import { GdsProblem, notFound } from '../shared/problem.ts'
import { neededText, type Query } from '../shared/query.ts'
import { findAvailability } from './availability.ts'
import { findCheckinLinks } from './checkin.ts'
import { dictionariesOf, segmentsOf } from './dictionaries.ts'
import { readGetCriteria } from './getCriteria.ts'
import { answer, createOrder, findOrder } from './order.ts'
import { readPostCriteria } from './postCriteria.ts'
import { priceOffers } from './pricing.ts'
import { findDatedFlight } from './schedule.ts'
import { type Criteria, searchOffers } from './search.ts'
import { seatmapsOfOffers, seatmapsOfOrder } from './seatmap.ts'
import { upsell } from './upsell.ts'

/** The client's order reference, which makes booking idempotent. */
const CLIENT_REFERENCE = 'x-client-ref'

type ById = { readonly Params: { readonly id: string } }

/** Stand-in of the GDS's flights: search, price, book, retrieve, cancel, seats, schedule. */
export function flightsStandIn(app: FastifyInstance, world: TravelWorld, orders: StandInOrders): void {
  const queryOf = ({ query }: FastifyRequest) => query as Query

  app.get('/v2/shopping/flight-offers', (request) => found(world, request, readGetCriteria(world, queryOf(request))))
  app.post('/v2/shopping/flight-offers', (request) => found(world, request, readPostCriteria(world, request.body)))
  app.post('/v1/shopping/flight-offers/pricing', (request) => priceOffers(world, request.body, queryOf(request)))
  app.post('/v1/shopping/flight-offers/upselling', (request) => upsell(world, request.body))
  app.post('/v1/shopping/availability/flight-availabilities', (request) => findAvailability(world, request.body))

  app.get('/v1/shopping/seatmaps', (request) =>
    seatmapsOfOrder(world, orders, neededText(queryOf(request), 'flight-orderId', /^.{1,200}$/)),
  )
  app.post('/v1/shopping/seatmaps', (request) => seatmapsOfOffers(world, request.body))

  app.post('/v1/booking/flight-orders', async (request, reply) => {
    const reference = request.headers[CLIENT_REFERENCE]
    const clientRef = typeof reference === 'string' ? reference : null
    return reply.code(201).send(await createOrder(world, orders, request.body, clientRef))
  })
  app.get<ById>('/v1/booking/flight-orders/:id', async ({ params }) => answer(await findOrder(orders, params.id)))
  app.delete<ById>('/v1/booking/flight-orders/:id', async ({ params }, reply) => {
    const order = await findOrder(orders, params.id)
    if (hasBegun(world, order.payload)) {
      const detail = 'The journey has begun; it can no longer be cancelled'
      throw new GdsProblem(400, { code: 37200, title: 'ORDER CANNOT BE CANCELLED', detail })
    }
    if (!(await orders.cancel('FLIGHT', params.id, world.now()))) throw notFound('No order has this id')
    return reply.code(204).send()
  })

  app.get('/v2/schedule/flights', (request) => {
    const { meta, data } = findDatedFlight(world, queryOf(request))
    return { meta: { ...metaOf(request, meta.count) }, data }
  })
  app.get('/v2/reference-data/urls/checkin-links', (request) => {
    const { meta, data } = findCheckinLinks(queryOf(request))
    return { meta: { ...metaOf(request, meta.count) }, data }
  })
}

function found(world: TravelWorld, request: FastifyRequest, criteria: Criteria) {
  const data = searchOffers(world, criteria)
  return {
    meta: metaOf(request, data.length),
    data,
    dictionaries: dictionariesOf(segmentsOf(data), [criteria.currency]),
  }
}

function hasBegun(world: TravelWorld, payload: Readonly<Record<string, unknown>>): boolean {
  const [segment] = segmentsOf((payload.flightOffers as Parameters<typeof segmentsOf>[0]) ?? [])
  const date = segment?.departure.at.slice(0, 10) ?? ''
  const flight = segment && world.schedule.flightByNumber(segment.carrierCode, Number(segment.number), date)
  return flight !== undefined && flight.departure <= world.now().getTime()
}
