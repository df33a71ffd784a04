import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Pool } from '../../prisma/database.ts'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { STAND_IN_SHOP, standInVariants } from './catalogue.ts'
import { describeOrder, isDraft } from './order.ts'
import { insertOrder, listOrders, markCanceled, markSent, orderById, orderByName, type StandInOrder } from './store.ts'

/** Dependencies of the stand-in. */
export interface PrintStandInGround {
  readonly pool: Pool
  now(): Date
}

const NewOrder = z.object({
  external_id: z.string().min(1).max(200),
  line_items: z
    .array(
      z.object({
        blueprint_id: z.number().int(),
        print_provider_id: z.number().int(),
        variant_id: z.number().int(),
        print_areas: z.object({ front: z.url({ protocol: /^https?$/ }) }),
        quantity: z.number().int().min(1),
      }),
    )
    .min(1),
  shipping_method: z.number().int(),
  address_to: z.object({
    first_name: z.string().min(1),
    last_name: z.string().min(1),
    email: z.email(),
    phone: z.string(),
    country: z.string().length(2),
    region: z.string(),
    address1: z.string().min(1),
    address2: z.string(),
    city: z.string().min(1),
    zip: z.string(),
  }),
})

/** Orders a page, at most. */
const MOST_ORDERS = 10

/** A second address line that makes the stand-in reject the order. */
export const REFUSED = 'refuse-in-sandbox'
/** A second address line that makes the stand-in accept the order without responding. */
const UNANSWERED = 'lose-answer-in-sandbox'

/**
 * Stand-in of the print company: accepts orders as drafts, whose state changes over time once they are sent to
 * production. Nothing is printed or sent.
 */
export function printStandIn(app: FastifyInstance, { pool, now }: PrintStandInGround): void {
  app.addHook('onRequest', async ({ headers }) => {
    const isAuthorized = /^Bearer \S+$/.test(headers.authorization ?? '') && headers['user-agent'] !== undefined
    if (!isAuthorized) throw new StandInError(401, { error: 'Unauthenticated.' })
  })

  app.get<{ Params: { blueprint: string; printer: string } }>(
    '/v1/catalog/blueprints/:blueprint/print_providers/:printer/variants.json',
    async ({ params }) => {
      const variants = standInVariants(Number(params.blueprint))
      if (!variants || params.printer !== '1') throw notFound()
      return { id: 1, title: 'Stand-in prints', variants }
    },
  )

  app.post<{ Params: { shop: string } }>('/v1/shops/:shop/orders.json', async ({ params, body }, reply) => {
    requireShop(params.shop)
    const order = NewOrder.safeParse(body)
    if (!order.success) {
      const { path, message } = order.error.issues[0] ?? { path: [], message: '' }
      throw refused(`${path.join('.')}: ${message}`)
    }
    const { address_to: address, line_items: items } = order.data
    if (address.address2 === REFUSED) throw refused('The address cannot be delivered to.')
    for (const { blueprint_id, variant_id } of items) {
      const isKnown = standInVariants(blueprint_id)?.some(({ id }) => id === variant_id) === true
      if (!isKnown) throw refused(`Variant ${variant_id} of blueprint ${blueprint_id} does not exist.`)
    }
    const kept = (await orderByName(pool, order.data.external_id)) ?? (await insertOrder(pool, order.data, now()))
    if (address.address2 === UNANSWERED) return reply.hijack().raw.destroy()
    return { id: kept.id }
  })

  app.get<{ Params: { shop: string }; Querystring: { page?: string; limit?: string } }>(
    '/v1/shops/:shop/orders.json',
    async ({ params, query }) => {
      requireShop(params.shop)
      const page = Number(query.page ?? 1)
      const limit = Math.min(MOST_ORDERS, Number(query.limit ?? MOST_ORDERS))
      const { total, orders } = await listOrders(pool, (page - 1) * limit, limit)
      const data = orders.map((order) => describeOrder(order, now()))
      return { current_page: page, data, last_page: Math.max(1, Math.ceil(total / limit)), per_page: limit, total }
    },
  )

  async function orderNamed({ shop, order: name }: OrderPath): Promise<StandInOrder> {
    requireShop(shop)
    const order = await orderById(pool, name.replace(/\.json$/, ''))
    if (!order) throw notFound()
    return order
  }

  app.get<{ Params: OrderPath }>('/v1/shops/:shop/orders/:order', async ({ params }) =>
    describeOrder(await orderNamed(params), now()),
  )

  const change = (act: string, mark: (pool: Pool, id: string, at: Date) => Promise<void>) =>
    app.post<{ Params: OrderPath }>(`/v1/shops/:shop/orders/:order/${act}.json`, async ({ params }) => {
      const order = await orderNamed(params)
      if (!isDraft(order)) throw refused('The order is no draft.')
      await mark(pool, order.id, now())
      return describeOrder(await orderNamed(params), now())
    })
  change('send_to_production', markSent)
  change('cancel', markCanceled)
}

interface OrderPath {
  readonly shop: string
  readonly order: string
}

function requireShop(shop: string): void {
  if (shop !== STAND_IN_SHOP) throw notFound()
}

function refused(reason: string): StandInError {
  return new StandInError(400, {
    status: 'error',
    code: 8150,
    message: 'Validation failed.',
    errors: { reason, code: 8150 },
  })
}

function notFound(): StandInError {
  return new StandInError(404, { error: 'Not found.' })
}
