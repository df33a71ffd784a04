import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet } from '../support/wallet.ts'
import type { ReplayDefinition } from './definition.ts'
import { type ReplayMode, type ReplayServer, startReplay } from './server.ts'

/** A documented path that an adapter answers, and what its answers must hold. */
export interface ConformanceCase {
  /** Name of the path's operation in rest-compat. */
  readonly operation: string
  readonly input?: Readonly<Record<string, unknown>>
  /** Whether the path costs nothing. */
  readonly isFree?: boolean
  /** Whether it is paid before the company is asked, so that what goes wrong there is refunded. */
  readonly isRefunded?: boolean
  /** Whether our server remembers the company's answer: each test of it starts another server. */
  readonly isRemembered?: boolean
  /** Values of the company's answer that must be in ours. */
  readonly has: readonly (string | number | boolean)[]
  /** Status of "no result", and values that it holds; null where the company has no such answer. */
  readonly empty: {
    readonly status: number
    readonly has?: readonly (string | number)[]
    readonly isCharged?: boolean
  } | null
  /** Values of the good rows beside an odd one; absent where the answer is no list. */
  readonly odd?: { readonly has: readonly (string | number)[] }
}

/**
 * Tests an adapter against its company's document, through the running server and with payments: the requests are as
 * documented, the answers hold the company's values, and what goes wrong at the company is not charged.
 *
 * @param settings the environment that makes the company live at the replay server's URL
 */
export function describeConformance(
  definition: ReplayDefinition,
  settings: (url: string, key: string) => Readonly<Record<string, string>>,
  cases: readonly ConformanceCase[],
): void {
  let company: ReplayServer
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    company = await startReplay(definition)
    tollgraph = await startTollgraph(settings(company.url, definition.key))
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await company?.close()
  })

  /** Asks with a wallet of its own: its failures close no circuit for the next case. */
  async function ask({ operation, input, isRemembered }: ConformanceCase, mode: ReplayMode) {
    if (isRemembered) {
      await tollgraph.stop()
      tollgraph = await startTollgraph(settings(company.url, definition.key))
    }
    company.mode = mode
    company.asked.length = 0
    const wallet = await makeWallet(tollgraph)
    const before = await wallet.balance()
    const row = rowOf(operation)
    const { url, init } = requestOf(tollgraph, row, { ...row.sample, ...input })
    const answer = await wallet.pay(url, init)
    const text = await answer.text()
    const faults = company.asked.flatMap((asked) =>
      asked.faults.map((fault) => `${asked.method} ${asked.path}: ${fault}`),
    )
    const spent = async () => before - (await wallet.balance())
    return { answer, text, cost: await spent(), spent, faults, asked: company.asked.length }
  }

  /** That a failure cost nothing: nothing was charged, or a refund of it arrives. */
  async function expectFree(
    { isRefunded }: ConformanceCase,
    { cost, spent }: Pick<Awaited<ReturnType<typeof ask>>, 'cost' | 'spent'>,
  ) {
    if (isRefunded) await expect.poll(spent, { timeout: 30_000 }).toBe(0n)
    else expect(cost).toBe(0n)
  }

  describe.each(cases)('$operation', (one) => {
    it('asks as the company documents, and answers its values', async () => {
      const { answer, text, cost, faults, asked } = await ask(one, 'normal')
      expect({ faults, status: answer.status, text }).toMatchObject({ faults: [], status: 200 })
      expect(asked).toBeGreaterThan(0)
      expect(answer.headers.get('x-data-source')).toMatch(/live/)
      for (const value of one.has) expect(text).toContain(spelt(value))
      expect(cost > 0n).toBe(!one.isFree)
    })

    it.runIf(one.empty)('answers that there is nothing, as the company says so', async () => {
      const { answer, text, cost, faults } = await ask(one, 'empty')
      const { status, has = [], isCharged = false } = one.empty ?? { status: 0 }
      expect({ faults, status: answer.status, text }).toMatchObject({ faults: [], status })
      for (const value of has) expect(text).toContain(spelt(value))
      expect(cost > 0n).toBe(isCharged)
    })

    it.runIf(one.odd)('answers the other rows where one is odd', async () => {
      const { answer, text } = await ask(one, 'odd')
      expect({ status: answer.status, text }).toMatchObject({ status: 200 })
      for (const value of one.odd?.has ?? []) expect(text).toContain(spelt(value))
    })

    it('a path that the company does not have is an error, not "nothing found"', async () => {
      const { answer, text, ...paid } = await ask(one, 'lost')
      expect({ status: answer.status, text }).toMatchObject({ status: 502 })
      await expectFree(one, paid)
    })

    it('a busy company is answered with Retry-After', async () => {
      const { answer, text, ...paid } = await ask(one, 'busy')
      expect({ status: answer.status, text }).toMatchObject({ status: 503 })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      await expectFree(one, paid)
    })

    it('a refused key is an error that does not show it', async () => {
      const { answer, text, ...paid } = await ask(one, 'denied')
      expect({ status: answer.status, text }).toMatchObject({ status: 502 })
      expect(text).not.toContain(definition.key)
      await expectFree(one, paid)
    })
  })
}

/** A value as it stands in JSON. */
function spelt(value: string | number | boolean): string {
  return typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : String(value)
}
