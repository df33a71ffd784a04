import { activitiesStandIn } from '../../../../../stand-ins/gds/activities/standIn.ts'
import { hotelsStandIn } from '../../../../../stand-ins/gds/hotels/standIn.ts'
import { rememberedOrders } from '../../../../../stand-ins/gds/orders.ts'
import { transfersStandIn } from '../../../../../stand-ins/gds/transfers/standIn.ts'
import { openChance } from '../../../../../stand-ins/kit/chance.ts'
import { startStandIn } from '../../../../../subgraphs/kit/upstream/standIn.ts'

/** What the stand-in answered. */
export interface GdsAnswer<Body> {
  readonly status: number
  readonly body: Body
}

/** The stand-in for the GDS without our client before it, with a clock that tests set. */
export interface TestGds {
  now: Date
  get<Body>(path: string, query?: Readonly<Record<string, string | number>>): Promise<GdsAnswer<Body>>
  post<Body>(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<GdsAnswer<Body>>
  stop(): Promise<void>
}

export async function startTestGds(seed = 'test'): Promise<TestGds> {
  const clock = { now: new Date('2031-05-01T12:00:00.000Z') }
  const world = { chance: openChance(seed), now: () => clock.now }
  const orders = rememberedOrders()
  const server = await startStandIn((app) => {
    hotelsStandIn(app, world, orders)
    activitiesStandIn(app, world)
    transfersStandIn(app, world, orders)
  })
  async function ask<Body>(path: string, init?: RequestInit): Promise<GdsAnswer<Body>> {
    const response = await fetch(server.url + path, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  return {
    get now() {
      return clock.now
    },
    set now(instant) {
      clock.now = instant
    },
    get: (path, query = {}) =>
      ask(
        `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
      ),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    stop: () => server.stop(),
  }
}
