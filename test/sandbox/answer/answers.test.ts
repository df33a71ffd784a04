import { describe, expect, it } from 'vitest'
import { explainErrors, pathText } from '../../../sandbox/answer/errors/explain.ts'
import { openAtFirst } from '../../../sandbox/answer/json/openAtFirst.ts'
import { sizeText } from '../../../sandbox/answer/json/sizeText.ts'
import { contentOf, readJson } from '../../../sandbox/answer/json.ts'
import { picturesOf } from '../../../sandbox/answer/pictures/pictures.ts'
import { sumsOf } from '../../../sandbox/answer/receipt/sums.ts'
import type { Receipt } from '../../../sandbox/api/types.ts'

const receipt: Receipt = {
  paymentId: '4a8373fc-757e-42e7-88ab-36eb2ca305f2',
  charged: '0.01',
  lines: [
    { path: 'coin', field: 'Query.coin', usd: '0.01', outcome: 'CHARGED' },
    { path: 'search', field: 'Query.search', usd: '0.02', outcome: 'WAIVED' },
    { path: 'search.results.price', field: 'Result.price', usd: '0.05', outcome: 'FAILED' },
    { path: 'mail', field: 'Mutation.mail', usd: '0.1', outcome: 'REFUNDED' },
  ],
  transaction: '0xb5',
  refundTransaction: null,
  network: 'eip155:84532',
  payer: '0x54',
}

describe('an error of an answer', () => {
  const moneyAt = (...path: (string | number)[]) => explainErrors([{ message: 'No', path }], receipt)[0]?.money

  it('says what was not charged because of it', () => {
    expect(moneyAt('search', 'results', 0, 'price')).toBe('0.07 USD for it was not charged.')
    expect(moneyAt('mail')).toBe('0.1 USD for it went back.')
  })

  it('says nothing of money where all was charged, or nothing was paid', () => {
    expect(moneyAt('coin', 'name')).toBeNull()
    expect(explainErrors([{ message: 'No', path: ['search'] }], null)[0]?.money).toBeNull()
  })

  it('tells its code in words, and leaves a code that nobody knows alone', () => {
    const codes = explainErrors(
      [
        { message: 'No', extensions: { code: 'UPSTREAM' } },
        { message: 'No', extensions: { code: 'ODD' } },
      ],
      null,
    )
    expect(codes.map(({ code, meaning }) => [code, meaning])).toEqual([
      ['UPSTREAM', 'The company behind this service failed.'],
      ['ODD', null],
    ])
  })

  it('has its path as code writes it', () => {
    expect(pathText(['flights', 0, 'price'])).toBe('flights[0].price')
  })
})

describe('the sums of a receipt', () => {
  it('are told by what became of the lines', () => {
    expect(sumsOf(receipt)).toEqual({ charged: '0.01', waived: '0.02', failed: '0.05', refunded: '0.1' })
  })

  it('leave out what there is none of', () => {
    expect(sumsOf({ ...receipt, lines: [] })).toEqual({ charged: '0.01', waived: null, failed: null, refunded: null })
  })
})

describe('the pictures of an answer', () => {
  const png = `iVBORw0KGgo${'A'.repeat(80)}`

  it('are base64, data URLs and addresses, the own ones to show and the others to link to', () => {
    const content = {
      map: png,
      maps: [`data:image/jpeg;base64,${png}`],
      logo: 'https://toll.example/files/logo.png?size=2',
      photo: 'https://elsewhere.example/photo.jpg',
      page: 'https://toll.example/about',
      made: `http://127.0.0.1:4000/media/${'a'.repeat(40)}.${'b'.repeat(22)}`,
      word: 'iVBORw0KGgo',
    }
    expect(picturesOf(content, 'https://toll.example/graph/')).toEqual([
      { path: 'map', source: { kind: 'bytes', type: 'image/png', base64: png } },
      { path: 'maps[0]', source: { kind: 'bytes', type: 'image/jpeg', base64: png } },
      { path: 'logo', source: { kind: 'own', url: 'https://toll.example/files/logo.png?size=2' } },
      { path: 'photo', source: { kind: 'stranger', url: 'https://elsewhere.example/photo.jpg' } },
      {
        path: 'made',
        source: { kind: 'media', url: `https://toll.example/graph/media/${'a'.repeat(40)}.${'b'.repeat(22)}` },
      },
    ])
  })
})

describe('a JSON answer', () => {
  it('is open down to where it would be too long', () => {
    const value = { few: { a: 1 }, many: Array.from({ length: 90 }, (_, n) => ({ n })) }
    expect([...openAtFirst(value, 20)]).toEqual(['', '/few'])
    expect(openAtFirst(value, 1_000).size).toBe(93)
  })

  it('opens its first level whatever the length', () => {
    expect([
      ...openAtFirst(
        Array.from({ length: 5_000 }, () => ({ a: 1 })),
        10,
      ),
    ]).toEqual([''])
  })

  it('is about its data, unless it only looks like an answer of the graph', () => {
    expect(contentOf({ data: { a: 1 }, errors: [] })).toEqual({ a: 1 })
    expect(contentOf({ data: [1], next: 2 })).toEqual({ data: [1], next: 2 })
    expect(readJson('<html>')).toBeUndefined()
  })

  it('has a size that people can read', () => {
    expect([1, 812, 12_345, 999_999, 5_000_000].map(sizeText)).toEqual([
      '1 byte',
      '812 bytes',
      '12.3 kB',
      '1.0 MB',
      '5.0 MB',
    ])
  })
})
