import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { startStranger } from '../../../kit/outbound/servers.ts'
import { HoldPoints } from '../../../support/holdPoints.ts'
import type { Hold } from '../../../support/proxy.ts'

/** What the company is at when it is held: it hears of an order, has taken one, or tells how far one is. */
export type PrinterMoment = 'hears' | 'has taken' | 'tells'

/** A print company in the hands of a test. Its customers go by the first names of their addresses. */
export interface Printer {
  /** What a Tollgraph is started with to order from it. */
  readonly settings: Readonly<Record<string, string>>
  /** Our names for the orders that it was asked to take, by the customer; the same name twice was asked twice. */
  asked(customer: string): readonly string[]
  /** Holds it the next time that it is there. */
  hold(moment: PrinterMoment, customer: string): Hold
  ship(customer: string): void
  /** Ships all that it has taken, and all that it takes from now on. */
  shipAll(): void
  stop(): Promise<void>
}

/** An order as the company hears of it. */
interface Heard {
  readonly external_id: string
  readonly address_to: { readonly first_name: string }
}

const VARIANTS = { variants: [{ id: 1, options: {} }] }

/** Starts one. */
export async function startPrinter(): Promise<Printer> {
  const asked: Heard[] = []
  const taken: Heard[] = []
  const shipped = new Set<string>()
  const points = new HoldPoints()
  let isAllShipped = false

  function pass(moment: PrinterMoment, { address_to: { first_name: customer } }: Heard): Promise<void> {
    return points.pass(`${moment} ${customer}`)
  }

  async function take(order: Heard): Promise<object> {
    asked.push(order)
    await pass('hears', order)
    taken.push(order)
    await pass('has taken', order)
    return { id: idOf(order) }
  }

  function describe(order: Heard): object {
    const isShipped = isAllShipped || shipped.has(order.address_to.first_name)
    return { id: idOf(order), external_id: order.external_id, status: isShipped ? 'fulfilled' : 'in-production' }
  }

  async function tell(id: string): Promise<object | null> {
    const order = taken.find((one) => idOf(one) === id)
    if (!order) return null
    await pass('tells', order)
    return describe(order)
  }

  async function answer(request: IncomingMessage, path: string): Promise<object | null> {
    if (path.endsWith('/variants.json')) return VARIANTS
    if (request.method === 'POST') return take((await json(request)) as Heard)
    if (path.endsWith('/orders.json')) return { data: taken.map(describe), last_page: 1 }
    return tell(path.slice(path.lastIndexOf('/') + 1).replace('.json', ''))
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await answer(request, new URL(request.url ?? '', 'http://printer.example').pathname)
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  }

  const { url, stop } = await startStranger((request, response) => void serve(request, response))
  return {
    settings: {
      PRINTIFY_URL: url,
      PRINTIFY_SHOP: '77',
      PRINTIFY_SHIRT_BLUEPRINT: '6',
      PRINTIFY_SHIRT_PRINTER: '29',
      PRINTIFY_MUG_BLUEPRINT: '68',
      PRINTIFY_MUG_PRINTER: '1',
    },
    asked: (customer) =>
      asked.filter(({ address_to: { first_name } }) => first_name === customer).map((order) => order.external_id),
    hold: (moment, customer) => points.hold(`${moment} ${customer}`),
    ship: (customer) => shipped.add(customer),
    shipAll: () => {
      isAllShipped = true
    },
    stop,
  }
}

function idOf({ external_id: name }: Heard): string {
  return `print-${name}`
}
