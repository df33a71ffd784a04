/**
 * Printify API v1, from developers.printify.com as kept in docs/PRINTIFY-Documentation.md of spencerlepine/printify-sdk-js,
 * with the answers in docs/API.md there (28 October 2025); read 26 November 2026.
 *
 * Certain: paths, bodies, Bearer and User-Agent, that a submitted order is a draft until send_to_production, the nine
 * statuses of an order, at most 10 orders a page, cancel for `on-hold` and `payment-not-received` only, answers.
 * Less certain: codes of errors, the form of a 404.
 */
import {
  hasBearer,
  type ReplayDefinition,
  type ReplayRequest,
  Reply,
  type RequestIssue,
  WAIT_SECONDS,
} from '../definition.ts'

export const SHOP = '5432101'
export const SHIRT = { blueprint: 6, printer: 99 }
export const MUG = { blueprint: 68, printer: 1 }

/** Settings that order from a replay server. */
export function printifySettings(url: string, key: string): Record<string, string> {
  return {
    PRINTIFY_URL: url,
    PRINTIFY_KEY: key,
    PRINTIFY_SHOP: SHOP,
    PRINTIFY_SHIRT_BLUEPRINT: String(SHIRT.blueprint),
    PRINTIFY_SHIRT_PRINTER: String(SHIRT.printer),
    PRINTIFY_MUG_BLUEPRINT: String(MUG.blueprint),
    PRINTIFY_MUG_PRINTER: String(MUG.printer),
  }
}

interface Placing {
  readonly external_id: string
  readonly label?: string
  readonly line_items: readonly {
    readonly variant_id: number
    readonly print_provider_id: number
    readonly quantity: number
  }[]
  readonly address_to: Readonly<Record<string, string>>
}

/** An order at the company; a test moves it on. */
export interface PrintifyOrder extends Placing {
  readonly id: string
  status: string
  shipments: readonly object[]
}

/** A company with its orders. */
export interface PrintifyReplay {
  readonly definition: ReplayDefinition
  /** By id. */
  readonly orders: Map<string, PrintifyOrder>
  /** What a path does next, by its last word: `submit` or `send_to_production`. Does and fails; fails; or refuses. */
  readonly next: Map<'submit' | 'send_to_production', 'fails' | 'does nothing' | 'refuses'>
}

const text = { type: 'string' }
const integer = { type: 'integer' }
const ADDRESS = {
  type: 'object',
  required: ['first_name', 'last_name', 'email', 'country', 'address1', 'city', 'zip'],
  properties: {
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    region: text,
    address1: text,
    address2: text,
    city: text,
    zip: text,
    company: text,
  },
}
const SUBMISSION = {
  type: 'object',
  required: ['external_id', 'line_items', 'shipping_method', 'address_to'],
  properties: {
    external_id: { type: 'string', minLength: 1 },
    label: text,
    line_items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['print_provider_id', 'blueprint_id', 'variant_id', 'print_areas', 'quantity'],
        properties: {
          print_provider_id: integer,
          blueprint_id: integer,
          variant_id: integer,
          print_areas: { type: 'object', properties: { front: { type: 'string', format: 'uri' } } },
          quantity: { type: 'integer', minimum: 1 },
        },
      },
    },
    shipping_method: { type: 'integer', enum: [1, 2, 3, 4] },
    is_printify_express: { type: 'boolean' },
    is_economy_shipping: { type: 'boolean' },
    send_shipping_notification: { type: 'boolean' },
    address_to: ADDRESS,
  },
}

const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  [SHIRT.blueprint]: ['Black', 'White'].flatMap((color, row) =>
    SIZES.map((size, column) => ({
      id: 12_100 + row * 10 + column,
      title: `${color} / ${size}`,
      options: { color, size },
      placeholders: [{ position: 'front', height: 3995, width: 3153 }],
    })),
  ),
  [MUG.blueprint]: [
    {
      id: 33_719,
      title: '11oz',
      options: { size: '11oz' },
      placeholders: [{ position: 'front', height: 1110, width: 2670 }],
    },
  ],
}
const MAY_BE_CANCELED = ['on-hold', 'payment-not-received']
const at = (path: string) => `/v1/shops/${SHOP}${path}`
const NOT_FOUND = new Reply(404, { error: 'Not found' })

function refusal(code: number, reason: string): Reply {
  return new Reply(400, { status: 'error', code, message: 'Validation failed.', errors: { reason, code } })
}

function shown({ id, external_id: name, label, line_items: [item], address_to, status, shipments }: PrintifyOrder) {
  return {
    id,
    address_to,
    line_items: [
      {
        product_id: '5d6549359105f6000a0c17f7',
        quantity: item?.quantity,
        variant_id: item?.variant_id,
        print_provider_id: item?.print_provider_id,
        cost: 1149,
        shipping_cost: 400,
        status,
        metadata: { title: 'API order', price: 1915, variant_label: 'Kit', sku: '901426000', country: 'United States' },
      },
    ],
    metadata: { order_type: 'api', shop_order_id: name, shop_order_label: label ?? name },
    total_price: 1149,
    total_shipping: 400,
    total_tax: 0,
    status,
    shipping_method: 1,
    is_printify_express: false,
    is_economy_shipping: false,
    created_at: '2026-11-23 00:11:24+00:00',
    ...(shipments.length > 0 ? { shipments } : {}),
  }
}

function onlyTenAPage({ query }: ReplayRequest): readonly RequestIssue[] {
  return Number(query.get('limit') ?? 10) > 10 ? [{ at: 'limit', message: 'is more than 10' }] : []
}

function pageOf(all: readonly object[], query: URLSearchParams) {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)]
  const last = Math.max(1, Math.ceil(all.length / limit))
  return { current_page: page, data: all.slice((page - 1) * limit, page * limit), last_page: last, total: all.length }
}

/** Makes a company without orders. */
export function printifyReplay(): PrintifyReplay {
  const orders: PrintifyReplay['orders'] = new Map()
  const next: PrintifyReplay['next'] = new Map()

  function answerOf(act: 'submit' | 'send_to_production', well: () => unknown): unknown {
    const how = next.get(act)
    next.delete(act)
    if (how === 'refuses') return refusal(8502, 'It cannot be done at the moment')
    const failure = new Reply(500, { error: 'Server Error' })
    if (how === 'does nothing') return failure
    const answer = well()
    return how === 'fails' ? failure : answer
  }

  function submit({ body }: ReplayRequest): unknown {
    const id = `5a96f649b2439217d07${String(orders.size).padStart(5, '0')}`
    // The body was checked against SUBMISSION.
    orders.set(id, { ...(body as Placing), id, status: 'on-hold', shipments: [] })
    return { id }
  }

  function onOrder(act: (order: PrintifyOrder) => unknown) {
    return ({ params }: ReplayRequest): unknown => {
      const order = orders.get(params.order ?? '')
      return order ? act(order) : NOT_FOUND
    }
  }

  const produce = onOrder((order) => {
    if (!MAY_BE_CANCELED.includes(order.status)) return refusal(8501, 'The order is in production')
    order.status = 'sending-to-production'
    return shown(order)
  })

  const definition: ReplayDefinition = {
    company: 'printify',
    key: 'replay.printify.token',
    isAuthorized: (request) => hasBearer(request) && Boolean(request.headers['user-agent']),
    denied: new Reply(401, { error: 'Unauthenticated.' }),
    unknown: NOT_FOUND,
    busy: new Reply(
      429,
      {
        status: 'error',
        code: 429,
        message: 'Too Many Attempts.',
        errors: { reason: 'Too Many Attempts.', code: 429 },
      },
      { 'retry-after': String(WAIT_SECONDS) },
    ),
    invalid: ([issue]) => refusal(8150, `${issue?.at}: ${issue?.message}`),
    routes: [
      {
        method: 'GET',
        path: '/v1/shops.json',
        answer: () => [{ id: Number(SHOP), title: 'Kit', sales_channel: 'custom' }],
      },
      {
        method: 'GET',
        path: '/v1/catalog/blueprints/{blueprint}/print_providers/{printer}/variants.json',
        query: { 'show-out-of-stock': ['0', '1'] },
        answer: ({ params }) => {
          const variants = VARIANTS[params.blueprint ?? '']
          return variants ? { id: Number(params.printer), title: 'Kit Prints', variants } : NOT_FOUND
        },
      },
      {
        method: 'POST',
        path: at('/orders.json'),
        body: SUBMISSION,
        answer: (request) => answerOf('submit', () => submit(request)),
      },
      {
        method: 'GET',
        path: at('/orders.json'),
        query: { page: 'integer', limit: 'integer', status: 'string', sku: 'string' },
        check: onlyTenAPage,
        answer: ({ query }) => pageOf([...orders.values()].reverse().map(shown), query),
        // The newest order has no status.
        odd: ({ query }) => {
          const [newest, ...older] = [...orders.values()].reverse().map(shown)
          return pageOf([{ ...newest, status: undefined }, ...older], query)
        },
      },
      { method: 'GET', path: at('/orders/{order}.json'), answer: onOrder(shown) },
      {
        method: 'POST',
        path: at('/orders/{order}/send_to_production.json'),
        answer: (request) => answerOf('send_to_production', () => produce(request)),
      },
      {
        method: 'POST',
        path: at('/orders/{order}/cancel.json'),
        answer: onOrder((order) => {
          if (!MAY_BE_CANCELED.includes(order.status)) return refusal(8503, 'The order is in production')
          order.status = 'canceled'
          return shown(order)
        }),
      },
    ],
  }
  return { definition, orders, next }
}
