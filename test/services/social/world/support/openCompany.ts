import fastify from 'fastify'
import { socialStandIn } from '../../../../../stand-ins/social/standIn.ts'
import { openSocialWorld, type SocialWorld } from '../../../../../stand-ins/worlds/social/world.ts'

/** An item as the company writes it. */
export type Item = Readonly<Record<string, unknown>> & { readonly id: string }

/** One page as the company writes it. */
export interface Page {
  readonly items: readonly Item[]
  readonly page_info: { readonly cursor: string | null; readonly has_next_page: boolean }
}

type Members = Readonly<Record<string, string | number>>

/** The stand-in on no port at all, with a clock that tests set. */
export interface TestCompany {
  readonly world: SocialWorld
  nowMs: number
  /** A status and a body. */
  ask(
    method: 'GET' | 'POST',
    path: string,
    members?: Members,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>
  /** An item that must be there. */
  one(path: string, members: Members): Promise<Item>
  /** A page that must be there. */
  page(path: string, members: Members): Promise<Page>
  /** All pages; `between` is done before each but the first. */
  walk(path: string, members: Members, between?: () => void): Promise<Item[]>
}

export interface Answer {
  readonly status: number
  readonly body: {
    readonly data?: Readonly<Record<string, unknown>>
    readonly error?: { readonly code: string; readonly message: string }
    readonly task_id?: string
    readonly status?: string
  }
}

/** The moment that tests begin at. */
export const NOW = Date.UTC(2026, 10, 20, 21, 3, 4)

/** Opens one of a seed. */
export function openCompany(seed = 'tests', nowMs = NOW): TestCompany {
  const app = fastify({ routerOptions: { maxParamLength: 8_192 } })
  const world = openSocialWorld({ seed, now: () => new Date(company.nowMs) })
  app.setErrorHandler((error: Error & { status?: number; body?: unknown }, _, reply) =>
    reply.code(error.status ?? 500).send(error.body ?? { error: { code: 'broken', message: error.stack } }),
  )
  socialStandIn(app, world)
  const company: TestCompany = {
    world,
    nowMs,
    async ask(method, path, members = {}, headers = {}) {
      const query = Object.fromEntries(Object.entries(members).map(([name, value]) => [name, String(value)]))
      const sent = method === 'GET' ? { query } : { payload: members }
      const { statusCode, body } = await app.inject({ method, url: path, headers, ...sent })
      return { status: statusCode, body: JSON.parse(body) }
    },
    async one(path, members) {
      const { body } = await company.ask('GET', path, members)
      return Object.values(body.data ?? { error: body.error })[0] as Item
    },
    async page(path, members) {
      const { body } = await company.ask('GET', path, members)
      if (!body.data) throw new Error(`${path} answered ${JSON.stringify(body)}`)
      return body.data as unknown as Page
    },
    async walk(path, members, between) {
      const items: Item[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        if (cursor !== '') between?.()
        const page = await company.page(path, cursor === '' ? members : { ...members, cursor })
        items.push(...page.items)
        cursor = page.page_info.cursor
      }
      return items
    },
  }
  return company
}
