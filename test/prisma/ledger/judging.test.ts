import fc from 'fast-check'
import type { FormattedExecutionResult } from 'graphql'
import { describe, expect, it } from 'vitest'
import { unearned } from '../../../prisma/ledger/judgement.ts'
import { arrivedAt, asWhole, earned, judge } from '../../../router/payments/checkout/judge.ts'
import { withhold } from '../../../router/payments/checkout/withhold.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import type { Waiver } from '../../../subgraphs/kit/service/scope.ts'

/** What becomes of one value: an error leaves a null behind or, spread below, a value that holds one. */
const VALUES = ['arrived', 'null', 'error', 'error below', 'waived'] as const
type Value = (typeof VALUES)[number]

const UNIT = 1_000n

/** A field of its own, and what it is judged to be. */
interface Flat {
  readonly value: Value
  readonly price: bigint
}

/** A list, each item of which has a field that is paid per item. */
interface Listed {
  readonly values: readonly Value[]
  readonly units: number
  /** Whether the list itself failed and is null. */
  readonly isLost: boolean
}

const flat: fc.Arbitrary<Flat> = fc.record({
  value: fc.constantFrom(...VALUES),
  price: fc.bigInt({ min: 1n, max: 10n ** 12n }),
})
const listed: fc.Arbitrary<Listed> = fc.record({
  values: fc.array(fc.constantFrom(...VALUES), { maxLength: 6 }),
  units: fc.integer({ min: 2, max: 5 }),
  isLost: fc.boolean(),
})
const order = fc.record({ flats: fc.array(flat, { maxLength: 4 }), lists: fc.array(listed, { maxLength: 3 }) })

type Path = (string | number)[]

/** The bill, the result and the waivers of an order. */
function serve({ flats, lists }: { readonly flats: readonly Flat[]; readonly lists: readonly Listed[] }) {
  const data: Record<string, unknown> = {}
  const errors: { message: string; path: Path }[] = []
  const waivers: Waiver[] = []
  const put = (value: Value, path: Path, field: string): unknown => {
    if (value === 'error') errors.push({ message: 'failed', path })
    if (value === 'error below') errors.push({ message: 'failed', path: [...path, 'deep'] })
    if (value === 'waived') waivers.push({ service: 'gateway', field, path, reason: 'nothing found' })
    return value === 'null' || value === 'error' ? null : { deep: value === 'error below' ? null : 1 }
  }
  const flatLines = flats.map(({ value, price }, index) => {
    const field = `Query.flat${index}`
    data[`flat${index}`] = put(value, [`flat${index}`], field)
    return { position: index, field, path: [`flat${index}`], units: 1, amount: atomicUsdc(price) }
  })
  const listLines = lists.map(({ values, units, isLost }, index) => {
    const field = `Item.detail${index}`
    const at = `list${index}`
    if (isLost) errors.push({ message: 'failed', path: [at] })
    data[at] = isLost
      ? null
      : values.map((value, item) => ({ [`detail${index}`]: put(value, [at, item, `detail${index}`], field) }))
    const path = [at, `detail${index}`]
    return { position: flats.length + index, field, path, units, amount: atomicUsdc(UNIT * BigInt(units)) }
  })
  const result = { data, ...(errors.length > 0 ? { errors } : {}) } as unknown as FormattedExecutionResult
  return { lines: [...flatLines, ...listLines], result, waivers }
}

/** Aliases of one field below a list in a list, each with its bound. */
const shelves = fc.array(
  fc.record({
    rows: fc.array(fc.oneof(fc.constant(null), fc.array(fc.constantFrom(...VALUES), { maxLength: 4 })), {
      maxLength: 4,
    }),
    units: fc.integer({ min: 1, max: 16 }),
  }),
  { minLength: 1, maxLength: 4 },
)

/** The bill, the result and the waivers of such aliases. */
function stock(given: readonly { readonly rows: readonly (readonly Value[] | null)[]; readonly units: number }[]) {
  const errors: { message: string; path: Path }[] = []
  const waivers: Waiver[] = []
  const put = (value: Value, path: Path): unknown => {
    if (value === 'error') errors.push({ message: 'failed', path })
    if (value === 'error below') errors.push({ message: 'failed', path: [...path, 'deep'] })
    // A resolver may waive a null as well; it must not count twice.
    if (value === 'waived' || value === 'null')
      waivers.push({ service: 'gateway', field: 'Item.price', path, reason: 'nothing found' })
    return value === 'null' || value === 'error' ? null : { deep: value === 'error below' ? null : 1 }
  }
  const data = Object.fromEntries(
    given.map(({ rows }, alias) => [
      `a${alias}`,
      rows.map(
        (row, r) => row && { items: row.map((value, i) => ({ p: put(value, [`a${alias}`, r, 'items', i, 'p']) })) },
      ),
    ]),
  )
  const lines = given.map(({ units }, position) => ({
    position,
    field: 'Item.price',
    path: [`a${position}`, 'items', 'p'],
    units,
    amount: atomicUsdc(UNIT * BigInt(units)),
  }))
  const result = { data, ...(errors.length > 0 ? { errors } : {}) } as unknown as FormattedExecutionResult
  return { lines, result, waivers }
}

function outcomeOf({ value }: Flat): string {
  return { arrived: 'CHARGED', null: 'WAIVED', error: 'FAILED', 'error below': 'FAILED', waived: 'WAIVED' }[value]
}

describe('judging', () => {
  it('charges a field when it arrived, whole and alone, and nothing else', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { lines, result, waivers } = serve(given)
        const judgements = judge(lines, result, waivers)
        for (const [position, one] of given.flats.entries()) {
          const outcome = outcomeOf(one)
          const charged = outcome === 'CHARGED' ? one.price : 0n
          expect(judgements.get(position)).toMatchObject({ outcome, charged })
        }
      }),
    )
  })

  it('charges a field below a list for each item that arrived sound, and never for more than were billed', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { lines, result, waivers } = serve(given)
        const judgements = judge(lines, result, waivers)
        for (const [index, { values, units, isLost }] of given.lists.entries()) {
          const sound = isLost ? 0 : values.filter((value) => value === 'arrived').length
          const count = Math.min(units, sound)
          const judgement = judgements.get(given.flats.length + index)
          expect(judgement?.charged).toBe(UNIT * BigInt(count))
          const hasFailed = isLost || values.some((value) => value.startsWith('error'))
          expect(judgement?.outcome).toBe(count > 0 ? 'CHARGED' : hasFailed ? 'FAILED' : 'WAIVED')
          const spoiled = isLost ? [] : values.flatMap((value, item) => (value === 'error below' ? [item] : []))
          expect(judgement?.spoiled.map((path) => path[1])).toEqual(spoiled)
        }
      }),
    )
  })

  it('adds up: what is charged is at most the bill, and what is not goes back', () => {
    fc.assert(
      fc.property(order, fc.boolean(), (given, isWhole) => {
        const { lines, result, waivers } = serve(given)
        const judged = judge(lines, result, waivers)
        const judgements = isWhole ? asWhole(lines, judged) : judged
        expect([...judgements.keys()].sort()).toEqual(lines.map(({ position }) => position).sort())
        const rows = lines.map((line) => ({ ...line, charged: judgements.get(line.position)?.charged ?? null }))
        for (const { charged, amount } of rows) expect(charged).toBeLessThanOrEqual(amount)
        const total = (amounts: readonly bigint[]) => amounts.reduce((one, other) => one + other, 0n)
        const back = total(unearned(rows).map(({ amount }) => amount))
        expect(earned(judgements) + back).toBe(total(lines.map(({ amount }) => amount)))
        for (const { outcome, charged } of judgements.values()) expect(charged > 0n).toBe(outcome === 'CHARGED')
      }),
    )
  })

  it('fails everything when an error names no place, or when there is no data', () => {
    fc.assert(
      fc.property(order, fc.boolean(), (given, isLost) => {
        const { lines, result, waivers } = serve(given)
        const broken = isLost
          ? { errors: [{ message: 'failed' }] }
          : { ...result, errors: [...(result.errors ?? []), { message: 'failed' }] }
        const judgements = judge(lines, broken as FormattedExecutionResult, waivers)
        for (const judgement of judgements.values()) expect(judgement).toMatchObject({ outcome: 'FAILED', charged: 0n })
      }),
    )
  })

  it('counts a value that did not fit its type as failed, although it has no error of its own', () => {
    const line = { position: 0, field: 'Query.thing', path: ['thing'], units: 1, amount: atomicUsdc(5n) }
    const result = { data: { thing: null }, extensions: { valueCompletion: [{ message: 'no Int', path: ['thing'] }] } }
    expect(judge([line], result, []).get(0)).toMatchObject({ outcome: 'FAILED', charged: 0n })
  })

  it('blames an error below a priced field on that field, not on the one above it', () => {
    const lines = [
      { position: 0, field: 'Query.shop', path: ['shop'], units: 1, amount: atomicUsdc(5n) },
      { position: 1, field: 'Shop.item', path: ['shop', 'item'], units: 1, amount: atomicUsdc(7n) },
    ]
    const result = { data: { shop: { item: null } }, errors: [{ message: 'failed', path: ['shop', 'item', 'name'] }] }
    const judgements = judge(lines, result as never, [])
    expect(judgements.get(0)).toMatchObject({ outcome: 'CHARGED', charged: 5n })
    expect(judgements.get(1)).toMatchObject({ outcome: 'FAILED', charged: 0n })
  })

  it('charges nothing for what is withheld together with a value above it', () => {
    const lines = [
      { position: 0, field: 'Item.detail', path: ['search', 'items', 'detail'], units: 3, amount: atomicUsdc(150n) },
      { position: 1, field: 'Search.extra', path: ['search', 'extra'], units: 1, amount: atomicUsdc(7n) },
      { position: 2, field: 'Query.search', path: ['search'], units: 1, amount: atomicUsdc(5n) },
    ]
    const search = { note: null, extra: 1, items: [{ detail: 1 }, { detail: 2 }] }
    const result = { data: { search }, errors: [{ message: 'failed', path: ['search', 'note'] }] }
    const judgements = judge(lines, result as never, [])
    expect(judgements.get(2)).toMatchObject({ outcome: 'FAILED', charged: 0n, spoiled: [['search']] })
    for (const position of [0, 1])
      expect(judgements.get(position)).toEqual({ outcome: 'FAILED', charged: 0n, spoiled: [] })
  })

  it('charges a line whose effect persists whole, and what arrived below it', () => {
    const lines = [
      { position: 0, field: 'Mutation.order', path: ['order'], units: 1, amount: atomicUsdc(5n) },
      { position: 1, field: 'Order.map', path: ['order', 'map'], units: 1, amount: atomicUsdc(7n) },
      { position: 2, field: 'Order.photo', path: ['order', 'photo'], units: 1, amount: atomicUsdc(9n) },
    ]
    const errors = [
      ['order', 'note'],
      ['order', 'photo'],
    ].map((path) => ({ message: 'failed', path }))
    const result = { data: { order: { note: null, map: 1, photo: null } }, errors }
    const judgements = judge(lines, result as never, [], new Set([0]))
    expect(judgements.get(0)).toEqual({ outcome: 'CHARGED', charged: 5n, spoiled: [], delivered: 1 })
    expect(judgements.get(1)).toMatchObject({ outcome: 'CHARGED', charged: 7n })
    expect(judgements.get(2)).toMatchObject({ outcome: 'FAILED', charged: 0n })
  })

  it('keeps waivers of one alias from another alias of the same field', () => {
    const line = (position: number, key: string) => ({
      position,
      field: 'Query.thing',
      path: [key],
      units: 1,
      amount: atomicUsdc(5n),
    })
    const waiver: Waiver = { service: 'gateway', field: 'Query.thing', path: ['b'], reason: 'nothing found' }
    const judgements = judge([line(0, 'a'), line(1, 'b')], { data: { a: 1, b: 1 } }, [waiver])
    expect(judgements.get(0)).toMatchObject({ outcome: 'CHARGED' })
    expect(judgements.get(1)).toMatchObject({ outcome: 'WAIVED', charged: 0n })
  })

  it('charges exactly the values that are handed out, over aliases, lists in lists, nulls and waivers', () => {
    fc.assert(
      fc.property(shelves, (given) => {
        const { lines, result, waivers } = stock(given)
        const judgements = judge(lines, result, waivers)
        const waived = new Set(waivers.map(({ path }) => JSON.stringify(path)))
        for (const line of lines) {
          const judgement = judgements.get(line.position)
          const away = [...(judgement?.spoiled ?? []), ...(judgement?.surplus ?? [])].map((path) => ({
            field: line.field,
            path,
          }))
          const shown = withhold(result, away, 'not paid')
          const delivered = arrivedAt(line, shown).filter((path) => !waived.has(JSON.stringify(path)))
          expect(judgement?.charged).toBe(UNIT * BigInt(delivered.length))
          expect(delivered.length).toBeLessThanOrEqual(line.units)
        }
      }),
    )
  })

  it('charges a value beside one that was waived and one that is null', () => {
    const line = {
      position: 0,
      field: 'Token.price',
      path: ['pools', 'token', 'price'],
      units: 4,
      amount: atomicUsdc(40n),
    }
    const pools = [{ token: { price: '1' } }, { token: { price: null } }, { token: { price: '0' } }, { token: null }]
    const waivers = [1, 2].map(
      (item): Waiver => ({
        service: 'data',
        field: 'Token.price',
        path: ['pools', item, 'token', 'price'],
        reason: 'No price is known',
      }),
    )
    expect(judge([line], { data: { pools } }, waivers).get(0)).toMatchObject({ outcome: 'CHARGED', charged: 10n })
  })

  it('withholds what arrives beyond what was billed', () => {
    const line = { position: 0, field: 'Token.price', path: ['parts', 'price'], units: 2, amount: atomicUsdc(20n) }
    const parts = [{ price: '1' }, { price: '2' }, { price: '3' }]
    expect(judge([line], { data: { parts } }, []).get(0)).toEqual({
      outcome: 'CHARGED',
      charged: 20n,
      spoiled: [],
      surplus: [['parts', 2, 'price']],
    })
  })

  it('charges nothing for a value below one that arrives beyond what was billed, and the others as ever', () => {
    const lines = [
      { position: 0, field: 'Shop.part', path: ['shops', 'part'], units: 2, amount: atomicUsdc(20n) },
      { position: 1, field: 'Part.photo', path: ['shops', 'part', 'photo'], units: 3, amount: atomicUsdc(30n) },
    ]
    const shops = [{ part: { photo: '1' } }, { part: { photo: '2' } }, { part: { photo: '3' } }]
    const judgements = judge(lines, { data: { shops } }, [])
    expect(judgements.get(0)).toMatchObject({ charged: 20n, surplus: [['shops', 2, 'part']] })
    expect(judgements.get(1)).toEqual({ outcome: 'CHARGED', charged: 20n, spoiled: [] })
  })
})
