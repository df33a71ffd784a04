import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../../sandbox/pay/call.ts'
import { UnansweredPayments } from '../../../sandbox/pay/unanswered.ts'

const CALL: Call = { url: 'https://toll.example/graphql', method: 'POST', body: '{"variables":{"token":"my-secret"}}' }
const PAYMENT = { payment: 'e30=', total: '0.01', payer: '0xA11CE', network: 'eip155:8453', at: Date.now() }
const OTHER = { ...PAYMENT, payment: 'e31=' }
const HOUR_MS = 3_600_000

/** What a browser has for all tabs of an origin. */
function storage() {
  const items = new Map<string, string>()
  return {
    items,
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** The payments of a tab that was just opened. */
async function tab(): Promise<UnansweredPayments> {
  vi.resetModules()
  const { unansweredPlace } = await import('../../../sandbox/wallet/unansweredPlace.ts')
  return new UnansweredPayments(unansweredPlace)
}

let browser: ReturnType<typeof storage>
beforeEach(() => {
  browser = storage()
  vi.stubGlobal('localStorage', browser)
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a payment without an answer', () => {
  it('is found by another tab after its own is closed, until it is answered', async () => {
    ;(await tab()).keep(CALL, PAYMENT)
    vi.stubGlobal('sessionStorage', storage())
    const next = await tab()
    expect(next.of(CALL, null)).toEqual(PAYMENT)
    expect(next.of({ ...CALL, body: '{}' }, null)).toBeNull()
    next.drop(CALL, PAYMENT)
    expect((await tab()).of(CALL, null)).toBeNull()
    expect(browser.items.size).toBe(0)
  })

  it('is forgotten by its own answer alone, and beside those that other tabs keep meanwhile', async () => {
    const [first, second] = [await tab(), await tab()]
    first.keep(CALL, PAYMENT)
    second.keep({ ...CALL, body: '{}' }, OTHER)
    first.drop(CALL, OTHER)
    expect(second.of(CALL, null)).toEqual(PAYMENT)
    first.drop(CALL, PAYMENT)
    expect((await tab()).of({ ...CALL, body: '{}' }, null)).toEqual(OTHER)
  })

  it('is of no use after a day, and removed then', async () => {
    vi.useFakeTimers()
    const page = await tab()
    const payment = { ...PAYMENT, at: Date.now() }
    page.keep(CALL, payment)
    vi.advanceTimersByTime(24 * HOUR_MS - 1)
    // Sent again, without an answer.
    page.keep(CALL, payment)
    expect(page.of(CALL, null)).toEqual(payment)
    vi.advanceTimersByTime(1)
    expect(page.of(CALL, null)).toBeNull()
    page.keep({ ...CALL, body: '{}' }, { ...OTHER, at: Date.now() })
    expect(browser.items.size).toBe(1)
  })

  it('of another wallet holds this one off for ten minutes, and each has its own after that', async () => {
    vi.useFakeTimers()
    const page = await tab()
    const first = { ...PAYMENT, at: Date.now() }
    page.keep(CALL, first)
    vi.advanceTimersByTime(10 * 60_000 - 1)
    expect(page.of(CALL, '0xB0B')).toEqual(first)
    vi.advanceTimersByTime(1)
    expect(page.of(CALL, '0xB0B')).toBeNull()
    const second = { ...OTHER, payer: '0xB0B', at: Date.now() }
    page.keep(CALL, second)
    expect([page.of(CALL, '0xa11ce'), page.of(CALL, '0xb0b'), page.of(CALL, null)]).toEqual([first, second, second])
    page.drop(CALL, second)
    expect(page.of(CALL, '0xA11CE')).toEqual(first)
  })

  it('is forgotten with its wallet', async () => {
    const page = await tab()
    page.keep(CALL, PAYMENT)
    page.keep({ ...CALL, body: '{}' }, { ...OTHER, payer: '0xB0B' })
    const { forgetPaymentsOf } = await import('../../../sandbox/wallet/unansweredPlace.ts')
    forgetPaymentsOf(PAYMENT.payer)
    expect(page.of(CALL, null)).toBeNull()
    expect(page.of({ ...CALL, body: '{}' }, null)).toMatchObject({ payer: '0xB0B' })
  })

  it('is stored without the text of its request', async () => {
    ;(await tab()).keep(CALL, PAYMENT)
    expect([...browser.items].flat().join(' ')).not.toContain('my-secret')
  })

  it('lasts as long as the page where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined)
    const page = await tab()
    page.keep(CALL, PAYMENT)
    expect(page.of(CALL, null)).toEqual(PAYMENT)
    page.drop(CALL, PAYMENT)
    expect(page.of(CALL, null)).toBeNull()
  })
})
