import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issuanceOf, uncleReward } from '../../../../subgraphs/data/providers/node/explorer/block/issuance.ts'
import { blocksToWait } from '../../../../subgraphs/data/providers/node/explorer/gas/estimate.ts'
import {
  certainTopics,
  passes,
  topicFilterIn,
} from '../../../../subgraphs/data/providers/node/explorer/logs/topicFilter.ts'

describe('coins that a block of the main network brought', () => {
  const ether = 10n ** 18n
  it.each([
    [1n, 5n],
    [4_369_999n, 5n],
    [4_370_000n, 3n],
    [7_279_999n, 3n],
    [7_280_000n, 2n],
  ])('were, in block %d, %d', (number, coins) => {
    expect(issuanceOf(1, { number, difficulty: 1n })).toBe(coins * ether)
  })

  it('are none without work, on other networks, and for the first block', () => {
    expect(issuanceOf(1, { number: 20_000_000n, difficulty: 0n })).toBe(0n)
    expect(issuanceOf(8453, { number: 5n, difficulty: 1n })).toBe(0n)
    expect(issuanceOf(1, { number: 0n, difficulty: 1n })).toBe(0n)
  })

  it('go to uncles too, an eighth less for each block that they are late', () => {
    expect(uncleReward(5n * ether, 2_165_403n, 2_165_401n)).toBe((5n * ether * 6n) / 8n)
    expect(uncleReward(2n * ether, 100n, 99n)).toBe((2n * ether * 7n) / 8n)
  })
})

describe('waiting for a block', () => {
  const fees = fc.record({
    baseFee: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    gasUsedRatio: fc.double({ min: 0, max: 1, noNaN: true }),
    tips: fc.option(fc.bigInt({ min: 0n, max: 10n ** 10n }).map((tip) => [tip, tip * 2n, tip * 3n] as const)),
  })
  const history = fc
    .array(fees, { minLength: 1, maxLength: 50 })
    .map((blocks) => ({ lastBlock: 100n, nextBaseFee: blocks.at(-1)!.baseFee, blocks }))
  const price = fc.bigInt({ min: 1n, max: 10n ** 13n })

  it('is at least one block long, and never longer for a higher price', () => {
    fc.assert(
      fc.property(history, price, price, (given, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const [long, short] = [blocksToWait(low, given), blocksToWait(high, given)]
        expect(short).toBeGreaterThanOrEqual(1)
        expect(long).toBeGreaterThanOrEqual(short)
        expect(Number.isFinite(long)).toBe(true)
      }),
    )
  })
})

describe('topics of a filter', () => {
  const topic = fc.integer({ min: 0, max: 2 }).map((digit) => `0x${String(digit).repeat(64)}`)
  const topics = fc.tuple(...[0, 1, 2, 3].map(() => fc.option(topic, { nil: undefined })))
  const given = fc.array(topic, { maxLength: 4 })
  const queryOf = (chosen: readonly (string | undefined)[], operators: Readonly<Record<string, string>> = {}) =>
    topicFilterIn({ ...Object.fromEntries(chosen.map((text, at) => [`topic${at}`, text])), ...operators })

  it('must all be there where no operator says otherwise', () => {
    fc.assert(
      fc.property(topics, given, (chosen, log) => {
        const expected = chosen.every((text, at) => text === undefined || log[at] === text)
        expect(passes(queryOf(chosen), log)).toBe(expected)
      }),
    )
  })

  it('joined by or are enough one by one, beside those that must be there', () => {
    fc.assert(
      fc.property(topic, topic, topic, given, (first, second, third, log) => {
        const filter = queryOf([first, second, third], { topic0_1_opr: 'and', topic1_2_opr: 'or' })
        expect(passes(filter, log)).toBe(log[0] === first && (log[1] === second || log[2] === third))
      }),
    )
  })

  it('that a node is asked for never leave out a log that passes', () => {
    const operator = fc.constantFrom('and', 'or')
    const operators = fc.record(
      Object.fromEntries(['0_1', '0_2', '0_3', '1_2', '1_3', '2_3'].map((pair) => [`topic${pair}_opr`, operator])),
    )
    fc.assert(
      fc.property(topics, operators, given, (chosen, joins, log) => {
        const filter = queryOf(chosen, joins)
        fc.pre(passes(filter, log))
        const isAnswered = certainTopics(filter).every((text, at) => text === null || log[at] === text)
        expect(isAnswered).toBe(true)
      }),
    )
  })
})
