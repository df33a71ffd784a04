import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Gather } from '../../../prisma/gather.ts'

interface Item {
  readonly number: number
  readonly key: string | null
  readonly isBad: boolean
  /** After how many turns of the event loop it comes. */
  readonly delay: number
}

const items = fc
  .array(
    fc.record({
      key: fc.option(fc.constantFrom('a', 'b', 'c'), { freq: 3 }),
      isBad: fc.boolean(),
      delay: fc.nat(3),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((all) => all.map((item, number): Item => ({ ...item, number })))

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function addLater(gather: Gather<Item, number>, item: Item): Promise<number> {
  for (let waited = 0; waited < item.delay; waited += 1) await turn()
  return gather.add(item)
}

/** Writes all or none, as a statement does. */
function statement(batches: Item[][], written: Set<number>) {
  return async (batch: readonly Item[]): Promise<number[]> => {
    batches.push([...batch])
    await turn()
    if (batch.some(({ isBad }) => isBad)) throw new Error(`Refused: ${batch.find(({ isBad }) => isBad)?.number}`)
    for (const { number } of batch) written.add(number)
    return batch.map(({ number }) => number)
  }
}

describe('what is gathered into one statement', () => {
  it('is answered each with its own result, and a bad row hurts nobody but itself', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (all) => {
        const written = new Set<number>()
        const gather = new Gather<Item, number>(statement([], written), ({ key }) => key)
        const outcomes = await Promise.allSettled(all.map((item) => addLater(gather, item)))
        for (const [index, outcome] of outcomes.entries()) {
          const item = all[index]
          if (item?.isBad) expect(outcome).toMatchObject({ status: 'rejected', reason: Error(`Refused: ${index}`) })
          else expect(outcome).toEqual({ status: 'fulfilled', value: index })
        }
        expect(written).toEqual(new Set(all.filter(({ isBad }) => !isBad).map(({ number }) => number)))
      }),
    )
  })

  it('never holds two items of one key, and takes those of a key in the order that they came', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (given) => {
        const all = given.map((item) => ({ ...item, isBad: false, delay: 0 }))
        const batches: Item[][] = []
        const gather = new Gather<Item, number>(statement(batches, new Set()), ({ key }) => key)
        await Promise.all(all.map((item) => gather.add(item)))
        for (const batch of batches) {
          const keys = batch.flatMap(({ key }) => key ?? [])
          expect(new Set(keys).size).toBe(keys.length)
        }
        for (const key of ['a', 'b', 'c']) {
          const order = batches.flat().filter((item) => item.key === key)
          expect(order).toEqual(all.filter((item) => item.key === key))
        }
      }),
    )
  })

  it('goes on after a statement whose answer was lost: what it wrote is written again to no effect', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.array(fc.boolean(), { maxLength: 8 }), async (given, losses) => {
        const all = given.map((item) => ({ ...item, isBad: false }))
        const rows = new Map<number, number>()
        const isLost = [...losses]
        const gather = new Gather<Item, boolean>(
          async (batch) => {
            await turn()
            const written = batch.map(({ number }) => !rows.has(number))
            for (const { number } of batch) rows.set(number, 1)
            if (isLost.shift()) throw new Error('Connection terminated unexpectedly')
            return written
          },
          ({ key }) => key,
        )
        const outcomes = await Promise.allSettled(all.map((item) => addLater(gather as never, item)))
        expect(outcomes).toHaveLength(all.length)
        expect(rows.size).toBe(all.length)
      }),
    )
  })

  it('is answered when it comes as more than one statement holds', async () => {
    const sizes: number[] = []
    const gather = new Gather<number, number>(
      async (batch) => {
        sizes.push(batch.length)
        await turn()
        return [...batch]
      },
      () => null,
    )
    const numbers = Array.from({ length: 1_000 }, (_, number) => number)
    expect(await Promise.all(numbers.map((number) => gather.add(number)))).toEqual(numbers)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(256)
    expect(sizes.length).toBeLessThan(10)
  })

  it('has at most 8 MB in one statement; what is larger has one of its own, in its turn', async () => {
    const MB = 1024 ** 2
    const batches: number[][] = []
    const gather = new Gather<number, number>(
      async (batch) => {
        batches.push([...batch])
        await turn()
        return [...batch]
      },
      () => null,
      (megabytes) => megabytes * MB,
    )
    const sizes = [3, 3, 20, 3, 2, 1, 9, 1]
    expect(await Promise.all(sizes.map((size) => gather.add(size)))).toEqual(sizes)
    expect(batches).toEqual([[3, 3, 2], [20], [3, 1, 1], [9]])
  })

  it('takes a large item before the small ones that came after it, however many come', async () => {
    const order: number[] = []
    const gather = new Gather<number, number>(
      async (batch) => {
        order.push(...batch)
        await turn()
        return [...batch]
      },
      () => null,
      (size) => (size === 0 ? 1024 ** 3 : 1),
    )
    const numbers = [1, 0, ...Array.from({ length: 2_000 }, (_, number) => number + 2)]
    await Promise.all(numbers.map((number) => gather.add(number)))
    expect(order.indexOf(0)).toBeLessThan(600)
  })
})
