import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bill } from '../../../sandbox/api/types.ts'
import { BillWatch, type Priced } from '../../../sandbox/bill/billWatch.ts'
import { Trouble } from '../../../sandbox/pay/trouble.ts'
import type { BillState } from '../../../sandbox/state/bill.ts'
import type { Written } from '../../../sandbox/state/request.ts'

const DELAY = 300

function billOf(total: string): Bill {
  return { total, currency: 'USD', lines: [] }
}

/** A watch whose router answers when it is told to. */
function watching() {
  const told: BillState[] = []
  const asked: { written: Written; signal: AbortSignal; answer(total: string): void; fail(error: Error): void }[] = []
  const page = { isHidden: false }
  const watch = new BillWatch({
    ask: (written, signal) =>
      new Promise<Priced>((resolve, reject) => {
        const answer = (total: string) => resolve({ bill: billOf(total), needsIdentity: false })
        asked.push({ written, signal, answer, fail: reject })
      }),
    tell: (state) => told.push(state),
    isHidden: () => page.isHidden,
    delay: DELAY,
  })
  const write = (query: string, variables = '') => watch.update({ query, variables })
  return { watch, told, asked, page, write }
}

describe('the price while typing', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked once typing rests', async () => {
    const { told, asked, write } = watching()
    for (const query of ['{', '{ a', '{ a }']) {
      write(query)
      await vi.advanceTimersByTimeAsync(DELAY - 1)
    }
    expect(asked).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ written }) => written.query)).toEqual(['{ a }'])
    asked[0]?.answer('0.01')
    await vi.advanceTimersByTimeAsync(0)
    expect(told.at(-1)).toEqual({ state: 'known', bill: billOf('0.01'), needsIdentity: false })
  })

  it('shows the last bill while it asks, and forgets a question that is overtaken', async () => {
    const { told, asked, write } = watching()
    write('{ a }')
    await vi.advanceTimersByTimeAsync(DELAY)
    asked[0]?.answer('0.01')
    await vi.advanceTimersByTimeAsync(0)
    write('{ a b }')
    expect(told.at(-1)).toEqual({ state: 'asking', last: billOf('0.01') })
    await vi.advanceTimersByTimeAsync(DELAY)
    write('{ a b }', '{"first":3}')
    expect(asked[1]?.signal.aborted).toBe(true)
    asked[1]?.answer('9')
    await vi.advanceTimersByTimeAsync(DELAY)
    asked[2]?.answer('0.02')
    await vi.advanceTimersByTimeAsync(0)
    expect(told.filter(({ state }) => state === 'known')).toHaveLength(2)
    expect(told.at(-1)).toMatchObject({ state: 'known', bill: { total: '0.02' } })
  })

  it('is not asked again while nothing changed, unless somebody wants it', async () => {
    const { watch, asked, write } = watching()
    write('{ a }')
    await vi.advanceTimersByTimeAsync(DELAY)
    asked[0]?.answer('0.01')
    await vi.advanceTimersByTimeAsync(0)
    write('{ a }')
    watch.wake()
    await vi.advanceTimersByTimeAsync(10 * DELAY)
    expect(asked).toHaveLength(1)
    watch.again()
    await vi.advanceTimersByTimeAsync(DELAY)
    expect(asked).toHaveLength(2)
  })

  it('is not asked by a page that nobody sees, but when it is seen again', async () => {
    const { watch, asked, page, write } = watching()
    page.isHidden = true
    write('{ a }')
    await vi.advanceTimersByTimeAsync(DELAY)
    expect(asked).toHaveLength(0)
    page.isHidden = false
    watch.wake()
    watch.wake()
    expect(asked).toHaveLength(1)
  })

  it('is nothing for an empty query, and for comments alone', async () => {
    const { told, asked, write } = watching()
    write('# what do I want?\n ,')
    await vi.advanceTimersByTimeAsync(DELAY)
    expect(told).toEqual([{ state: 'empty' }])
    expect(asked).toHaveLength(0)
  })

  it('tells why it is not known', async () => {
    const { told, asked, write } = watching()
    write('{ a }')
    await vi.advanceTimersByTimeAsync(DELAY)
    const trouble = new Trouble('offline', 'The router cannot be reached')
    asked[0]?.fail(trouble)
    await vi.advanceTimersByTimeAsync(0)
    expect(told.at(-1)).toEqual({ state: 'unknown', trouble })
  })
})
