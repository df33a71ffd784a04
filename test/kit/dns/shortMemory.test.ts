import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Outage, shortMemory } from '../../../subgraphs/kit/async/shortMemory.ts'

/** A source whose readings end when the test says so. */
function heldSource() {
  const ends: ((value: string) => void)[] = []
  const fails: ((error: Error) => void)[] = []
  const known: (string | undefined)[] = []
  const read = (_: string, before: string | undefined) => {
    known.push(before)
    return new Promise<string>((resolve, reject) => {
      ends.push(resolve)
      fails.push(reject)
    })
  }
  return { read, ends, fails, known }
}

const FOR_EVER = { trustedMs: Number.POSITIVE_INFINITY, maxKeys: 10 }
const NOT_AT_ALL = { trustedMs: 0, maxKeys: 10 }

it('questions that come while a key is being read share that reading', async () => {
  const source = heldSource()
  const memory = shortMemory(source.read, FOR_EVER)
  const answers = [memory.get('a'), memory.get('a'), memory.get('a')]
  source.ends[0]?.('one')
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'one'])
  expect(await memory.get('a')).toBe('one')
  expect(source.ends).toHaveLength(1)
})

it('a reading is told what was known before', async () => {
  const source = heldSource()
  const memory = shortMemory(source.read, NOT_AT_ALL)
  for (const value of ['one', 'two']) {
    const answer = memory.get('a')
    source.ends.at(-1)?.(value)
    expect(await answer).toBe(value)
  }
  expect(source.known).toEqual([undefined, 'one'])
})

it('a reading that began before a key was forgotten answers who asked, and is not kept', async () => {
  const source = heldSource()
  const memory = shortMemory(source.read, FOR_EVER)
  const before = memory.get('a')
  memory.forget('a')
  const after = memory.get('a')
  source.ends[1]?.('new')
  expect(await after).toBe('new')
  source.ends[0]?.('old')
  expect(await before).toBe('old')
  expect(await memory.get('a')).toBe('new')
  expect(source.known).toEqual([undefined, undefined])
})

it('a failure is not remembered', async () => {
  const source = heldSource()
  const memory = shortMemory(source.read, FOR_EVER)
  const both = Promise.allSettled([memory.get('a'), memory.get('a')])
  source.fails[0]?.(new Error('away'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = memory.get('a')
  source.ends[1]?.('there')
  expect(await again).toBe('there')
})

it('keys without a value displace none that has one, and are remembered beside them', async () => {
  const reads: string[] = []
  const values = new Map([['known', 'value']])
  const read = async (key: string) => {
    reads.push(key)
    return values.get(key) ?? null
  }
  const memory = shortMemory(read, { ...FOR_EVER, maxKeys: 3 })
  expect(await memory.get('known')).toBe('value')
  for (const key of ['a', 'b', 'c', 'd', 'e']) expect(await memory.get(key)).toBeNull()
  expect(await memory.get('known')).toBe('value')
  expect(await memory.get('e')).toBeNull()
  expect(reads).toEqual(['known', 'a', 'b', 'c', 'd', 'e'])
})

it('a key that gets a value, or loses it, is remembered as it is by now', async () => {
  const values: (string | null)[] = ['one', null, 'two', null]
  const before: (string | null | undefined)[] = []
  const read = async (_: string, known: string | null | undefined) => {
    before.push(known)
    return values.shift() ?? null
  }
  const memory = shortMemory(read, NOT_AT_ALL)
  for (const value of ['one', null, 'two', null]) expect(await memory.get('a')).toBe(value)
  memory.forget('a')
  await memory.get('a')
  expect(before).toEqual([undefined, 'one', null, 'two', undefined])
})

describe('during an outage of the source', () => {
  afterEach(() => vi.useRealTimers())

  /** A source that answers, fails or hangs as the test says; a memory that believes it for a second. */
  const duringOutage = () => {
    vi.useFakeTimers()
    const source = { does: 'answer' as 'answer' | 'fail' | 'hang', value: 'one' as string | null, reads: 0 }
    const read = async (): Promise<string | null> => {
      source.reads += 1
      if (source.does === 'hang') return new Promise(() => {})
      if (source.does === 'fail') throw new Error('away')
      return source.value
    }
    const report = vi.fn<Outage['report']>()
    const outage = { maxAgeMs: 60_000, patienceMs: 500, report }
    const memory = shortMemory(read, { trustedMs: 1_000, maxKeys: 10, outage })
    return { source, report, memory }
  }

  it('a known value is served up to its greatest age, and read again once in a while', async () => {
    const { source, report, memory } = duringOutage()
    expect(await memory.get('a')).toBe('one')
    source.does = 'fail'
    vi.advanceTimersByTime(30_000)
    for (let times = 0; times < 3; times += 1) expect(await memory.get('a')).toBe('one')
    expect(source.reads).toBe(2)
    expect(report.mock.calls).toEqual([['a', new Error('away')]])
    vi.advanceTimersByTime(29_999)
    expect(await memory.get('a')).toBe('one')
    vi.advanceTimersByTime(1_000)
    await expect(memory.get('a')).rejects.toThrow('away')
    source.does = 'answer'
    expect(await memory.get('a')).toBe('one')
  })

  it('a change is seen once the source answers again', async () => {
    const { source, memory } = duringOutage()
    await memory.get('a')
    source.does = 'fail'
    vi.advanceTimersByTime(2_000)
    expect(await memory.get('a')).toBe('one')
    Object.assign(source, { does: 'answer', value: 'two' })
    vi.advanceTimersByTime(1_000)
    expect(await memory.get('a')).toBe('two')
  })

  it('a key that had no value, was not read, or was forgotten is an error', async () => {
    const { source, report, memory } = duringOutage()
    source.value = null
    expect(await memory.get('a')).toBeNull()
    source.value = 'one'
    expect(await memory.get('forgotten')).toBe('one')
    source.does = 'fail'
    memory.forget('forgotten')
    vi.advanceTimersByTime(2_000)
    for (const key of ['a', 'unread', 'forgotten']) await expect(memory.get(key)).rejects.toThrow('away')
    expect(report).not.toHaveBeenCalled()
  })

  it('a read that hangs is waited for once', async () => {
    const { source, memory } = duringOutage()
    await memory.get('a')
    source.does = 'hang'
    vi.advanceTimersByTime(2_000)
    const waiting = vi.fn()
    const answer = memory.get('a').finally(waiting)
    await vi.advanceTimersByTimeAsync(499)
    expect(waiting).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('one')
    const next = memory.get('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(await next).toBe('one')
    expect(source.reads).toBe(2)
  })
})
