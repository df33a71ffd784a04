import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { lineNotes } from '../../../sandbox/bill/billLine.ts'
import { boundOf } from '../../../sandbox/bill/bounds.ts'
import { difference, spokenBill } from '../../../sandbox/bill/difference.ts'

const PER_ITEM = { price: { mode: 'fixed', min: '0.05', max: '0.05', per: 'first' } } as const
const line = { path: 'a.results.availability', field: 'Result.availability', service: 'domains', usd: '0.15' }

describe('a line of the bill', () => {
  it('says how many items are paid for, and what makes it cost less', () => {
    const notes = lineNotes({ ...line, units: 3 }, PER_ITEM, 'first: 3')
    expect(notes).toEqual({ alias: null, sum: '3 × 0.05', hint: '× 3 items (first: 3): a smaller first costs less' })
  })

  it('says what a dynamic price can come to', () => {
    expect(lineNotes({ ...line, max: '0.25' }, undefined, null).hint).toBe('depends on the arguments, 0.25 USD at most')
    expect(lineNotes({ ...line, max: '0.15' }, undefined, null).hint).toBe('at its highest price')
    expect(lineNotes(line, undefined, null).hint).toBeNull()
  })

  it('shows the name that the query gives a field', () => {
    expect(lineNotes({ ...line, path: 'cheap' }, undefined, null).alias).toBe('cheap')
  })
})

describe('what bounds a list', () => {
  const bound = (query: string, path: string, variables = {}) => boundOf(parse(query), variables, path, 'first')

  it('is found by response key, through fragments, and with variables', () => {
    expect(bound('{ a: search(first: 3) { results { price } } }', 'a.results.price')).toBe('first: 3')
    const query = 'query ($n: Int) { search(first: $n) { ...R } } fragment R on S { list { price } }'
    expect(bound(query, 'search.list.price', { n: 7 })).toBe('first: 7')
    expect(bound(query, 'search.list.price')).toBe('first: $n')
  })

  it('has one part for each list', () => {
    expect(bound('{ a(first: 2) { b(first: 5) { price } } }', 'a.b.price')).toBe('first: 2, first: 5')
  })

  it('is null where a default counts, or the text is another one by now', () => {
    expect(bound('{ search { results { price } } }', 'search.results.price')).toBeNull()
    expect(bound('{ other }', 'search.results.price')).toBeNull()
  })

  it('ends at a fragment that spreads itself', () => {
    expect(bound('{ a { ...F } } fragment F on T { b ...F }', 'a.b.c')).toBeNull()
  })
})

describe('a price that moved', () => {
  const bill = (total: string) => ({ total, currency: 'USD', lines: [] })

  it('is shown with its sign, without floats', () => {
    expect(difference(bill('0.10'), bill('0.30'))).toBe('+0.2')
    expect(difference(bill('0.3'), bill('0.1'))).toBe('−0.2')
    expect(difference(bill('0.30'), bill('0.3'))).toBeNull()
    expect(difference(null, bill('1'))).toBeNull()
  })

  it('is said in a sentence', () => {
    expect(spokenBill(bill('0.01'), bill('0.03'))).toBe('This query costs 0.03 USD, 0.02 more.')
    expect(spokenBill(bill('0.03'), bill('0.00'))).toBe('This query is free, 0.03 less.')
    expect(spokenBill(null, bill('2'))).toBe('This query costs 2 USD.')
  })
})
