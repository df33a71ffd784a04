import fc from 'fast-check'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contentOf, type Json } from '../../../sandbox/answer/json.ts'
import { listsOf } from '../../../sandbox/answer/table/lists.ts'
import { sameFieldOf } from '../../../sandbox/answer/table/sameField.ts'
import { shownCell } from '../../../sandbox/answer/table/shownCell.ts'
import { sortRows } from '../../../sandbox/answer/table/sort.ts'
import { kindOf, tableOf } from '../../../sandbox/answer/table/table.ts'

/** As for the answer of a documented path, which is of one service. */
const ofOneField = () => true

const namesOf = (content: Json) => listsOf(content, ofOneField).map(({ name }) => name)

function tableNamed(content: Json, name: string, bound?: number) {
  const list = listsOf(content, ofOneField).find((list) => list.name === name)
  if (!list) throw new Error(`No list ${name}; there are ${namesOf(content).join(' ')}`)
  const { columns, rows, left } = tableOf(content, list, bound)
  return { names: columns.map(({ name }) => name), kinds: columns.map(({ kind }) => kind), rows, left }
}

const search = {
  domainSearch: {
    total: 2,
    results: [
      { name: 'toll.com', price: { usd: '9.5', term: 1 }, tags: ['a', 'b'], offers: [{ by: 'x' }, { by: 'y' }] },
      { name: 'toll.io', price: null, tags: [], offers: [{ by: 'z' }] },
    ],
  },
}

describe('the lists of an answer', () => {
  it('are offered with the one that says most first, and the whole answer last', () => {
    expect(namesOf(search)).toEqual(['domainSearch.results[]', 'domainSearch.results[].offers[]', ''])
  })

  it('count their items across all items around them', () => {
    expect(listsOf(search, ofOneField).map(({ rows }) => rows)).toEqual([2, 3, 1])
  })

  it('include the aliases of one field', () => {
    const aliases = { btc: { name: 'Bitcoin', price: 5 }, eth: { name: 'Ether', price: 2 } }
    expect(tableNamed(aliases, '{}')).toMatchObject({
      names: ['key', 'name', 'price'],
      rows: [
        ['btc', 'Bitcoin', 5],
        ['eth', 'Ether', 2],
      ],
    })
  })

  it('include the lists of aliases, together and apart', () => {
    const aliases = { btc: [{ at: '2026-01-01', close: 5 }], eth: [{ at: '2026-01-01', close: 2 }] }
    expect(namesOf(aliases).slice(0, 3)).toEqual(['{}[]', 'btc[]', 'eth[]'])
    expect(tableNamed(aliases, '{}[]').rows).toEqual([
      ['btc', '2026-01-01', 5],
      ['eth', '2026-01-01', 2],
    ])
  })

  it('are called after their parents, without the members of connections', () => {
    const titles = (content: Json) => listsOf(content, ofOneField).map(({ title }) => title)
    expect(titles(search)).toEqual(['domainSearch › results', 'domainSearch › results › offers', 'The whole answer'])
    expect(titles({ company: { people: { edges: [{ node: { jobs: { nodes: [{ at: 'x' }] } } }] } } })).toEqual([
      'company › people',
      'company › people › jobs',
      'The whole answer',
    ])
    expect(titles({ btc: [{ close: 5 }], eth: [{ close: 2 }] }).slice(0, 3)).toEqual(['btc, eth', 'btc', 'eth'])
  })

  it('of two fields are never one list, whatever their shape; aliases of one field are', () => {
    const answer = {
      news: { nodes: [{ title: 'a' }, { title: 'b' }] },
      videos: { nodes: [{ title: 'c' }, { title: 'd' }] },
    }
    const names = (query: string) => listsOf(answer, sameFieldOf(parse(query))).map(({ name }) => name)
    const two = '{ news: newsSearch { ...Titles } videos: videoSearch { nodes { title } } }'
    expect(names(`${two} fragment Titles on News { nodes { title } }`)).toEqual(['news.nodes[]', 'videos.nodes[]', ''])
    const one =
      '{ news: newsSearch(query: "x") { nodes { title } } videos: newsSearch(query: "y") { nodes { title } } }'
    expect(names(one)).toContain('{}.nodes[]')
    // Below `data` of a JSON value the query selects nothing.
    const json = { data: { btc: { price: 1 }, eth: { price: 2 } } }
    expect(listsOf(json, sameFieldOf(parse('{ data }'))).map(({ name }) => name)).toContain('data{}')
  })

  it('are those of the data, not of the bookkeeping beside it', () => {
    const answer = { data: { coins: [{ id: 'btc' }, { id: 'eth' }] }, extensions: { payment: { lines: [{}, {}, {}] } } }
    expect(namesOf(contentOf(answer))).toEqual(['coins[]', ''])
  })
})

describe('the table of a list', () => {
  it('has dotted columns for nested objects, joins short lists and counts others', () => {
    expect(tableNamed(search, 'domainSearch.results[]')).toMatchObject({
      names: ['name', 'price.usd', 'price.term', 'tags', 'offers (count)', 'price'],
      rows: [
        ['toll.com', '9.5', 1, 'a, b', 2, null],
        ['toll.io', null, null, '', 1, null],
      ],
    })
  })

  it('tells what is around an inner list again in each of its rows', () => {
    expect(tableNamed(search, 'domainSearch.results[].offers[]')).toMatchObject({
      rows: [
        ['toll.com', '9.5', 1, 'a, b', 'x', null],
        ['toll.com', '9.5', 1, 'a, b', 'y', null],
        ['toll.io', null, null, '', 'z', null],
      ],
    })
  })

  it('has a column for each place of rows that are lists', () => {
    expect(
      tableNamed(
        {
          prices: [
            [1_700_000_000_000, 1.5],
            [1_700_000_060_000, 2],
          ],
        },
        'prices[]',
      ),
    ).toMatchObject({
      names: ['[0]', '[1]'],
      kinds: ['time', 'number'],
    })
  })

  it('has one column for a list of plain values', () => {
    expect(tableNamed({ names: ['a', 'b'] }, 'names[]')).toMatchObject({ names: ['value'], rows: [['a'], ['b']] })
  })

  it('is bounded, and says how much it leaves out', () => {
    const table = tableNamed({ items: Array.from({ length: 50 }, (_, n) => ({ n })) }, 'items[]', 20)
    expect([table.rows.length, table.left]).toEqual([20, 30])
  })

  it('is made of any JSON, with as many cells in each row as there are columns', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const content = JSON.parse(JSON.stringify(value)) as Json
        for (const list of listsOf(content, ofOneField)) {
          const { columns, rows, left } = tableOf(content, list)
          expect(rows.every((row) => row.length === columns.length)).toBe(true)
          if (list.name !== '') expect(rows.length + left).toBe(list.rows)
        }
      }),
    )
  })
})

describe('the kind of a column', () => {
  it.each([
    ['number', 'price', ['1.5', '20', null]],
    ['text', 'zip', ['78701', '10001']],
    ['text', 'price', ['1.5', 'n/a']],
    ['text', 'code', ['007', '010']],
    ['time', 'createdAt', ['2026-01-02T03:04:05Z', '2026-01-02']],
    ['time', 'timestamp', [1_700_000_000, 1_700_000_060]],
    ['number', 'volume', [1_700_000_000, 1_700_000_060]],
    ['time', 'year', [1999, 2001]],
    ['boolean', 'isOpen', [true, false, null]],
    ['text', 'nothing', [null, null]],
  ] as const)('is %s for %s of %j', (kind, name, cells) => {
    expect(kindOf(name, cells)).toBe(kind)
  })
})

describe('a cell', () => {
  const region = { locale: 'en-GB', timeZone: 'Asia/Tokyo' }

  it.each([
    ['2026-11-16T04:00:00.000Z', '16 Nov 2026, 13:00', '2026-11-16T04:00:00.000Z'],
    ['2026-11-16T04:00:05.250+01:00', '16 Nov 2026, 12:00:05', '2026-11-16T04:00:05.250+01:00'],
    // The time of a place, and a day: no zone moves them.
    ['2026-11-16T04:00:00', '16 Nov 2026, 04:00', '2026-11-16T04:00:00'],
    ['2026-11-16', '16 Nov 2026', '2026-11-16'],
    ['2026-11', 'Nov 2026', '2026-11'],
    [1999, '1999', null],
    [1_700_000_000, '15 Nov 2023, 07:13:20', '1700000000 (2023-11-14T22:13:20.000Z)'],
  ])('of the time %j reads %s in Tokyo', (cell, text, exact) => {
    expect(shownCell(cell, 'time', region)).toEqual({ text, exact })
  })

  it.each([
    [1234567, '1,234,567', '1234567'],
    ['9.50', '9.50', null],
    [43251.123456789, '43,251.1235', '43251.123456789'],
    ['0.0000123456789', '0.0000123457', '0.0000123456789'],
    [1e-9, '0.000000001', '1e-9'],
    ['12345678901234567890.12', '12,345,678,901,234,567,890.12', '12345678901234567890.12'],
    [-1500, '-1,500', '-1500'],
    [7, '7', null],
  ])('of the number %j reads %s', (cell, text, exact) => {
    expect(shownCell(cell, 'number', region)).toEqual({ text, exact })
  })

  it('is cut where it is long, with all of it as the exact value', () => {
    const long = 'x'.repeat(500)
    expect(shownCell(long, 'text')).toEqual({ text: `${'x'.repeat(160)}…`, exact: long })
  })

  it('of a text that is a number stays as it is', () => {
    expect(shownCell('78701', 'text')).toEqual({ text: '78701', exact: null })
  })
})

describe('sorted rows', () => {
  const columns = [{ name: 'price', kind: 'number' }] as const

  it('follow the number that decimal strings say, with the empty ones last either way', () => {
    const rows = [['10'], [null], ['9.5'], ['100']]
    expect(sortRows(rows, columns, { column: 'price', direction: 'ascending' }).flat()).toEqual([
      '9.5',
      '10',
      '100',
      null,
    ])
    expect(sortRows(rows, columns, { column: 'price', direction: 'descending' }).flat()).toEqual([
      '100',
      '10',
      '9.5',
      null,
    ])
  })

  it('are all there, in the order of the answer where they are equal', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.option(fc.integer({ min: 0, max: 3 })), fc.nat())), (rows) => {
        const two = [...columns, { name: 'position', kind: 'number' }] as const
        const numbered = rows.map(([price], position) => [price, position])
        const sorted = sortRows(numbered, two, { column: 'price', direction: 'ascending' })
        expect(sorted.toSorted((one, other) => Number(one[1]) - Number(other[1]))).toEqual(numbered)
        for (const [index, row] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next && next[0] === row[0]) expect(Number(row[1])).toBeLessThan(Number(next[1]))
        }
      }),
    )
  })
})
