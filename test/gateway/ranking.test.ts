import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuse } from '../../subgraphs/gateway/search/fusion.ts'
import { cleanText, cleanUrl } from '../../subgraphs/gateway/search/listing.ts'
import { correctionsOf, editDistance, vocabularyOf } from '../../subgraphs/gateway/search/spelling.ts'
import { embedLocally } from '../../subgraphs/kit/text/embed.ts'

const nobody = () => 0

describe('fusing two rankings', () => {
  it('puts what both lists found before what one found', () => {
    const fused = fuse(
      [
        { id: 1, rank: 1 },
        { id: 2, rank: 2 },
      ],
      [
        { id: 3, rank: 1, score: 1 },
        { id: 2, rank: 2, score: 0.5 },
      ],
      nobody,
    )
    expect(fused.map(({ id }) => id)).toEqual([2, 1, 3])
  })

  it('gives scores from 0 to 1 in falling order, each match once, and the same order each time', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000 }), { maxLength: 50 })
    fc.assert(
      fc.property(ids, ids, fc.nat(), (text, vector, seed) => {
        const run = () =>
          fuse(
            text.map((id, index) => ({ id, rank: index + 1 })),
            vector.map((id, index) => ({ id, rank: index + 1, score: 0.5 })),
            (id) => (id * seed) % 10_000,
          )
        const fused = run()
        expect(new Set(fused.map(({ id }) => id))).toEqual(new Set([...text, ...vector]))
        expect(fused).toHaveLength(new Set([...text, ...vector]).size)
        for (const [index, { score }] of fused.entries()) {
          expect(score).toBeGreaterThan(0)
          expect(score).toBeLessThanOrEqual(fused[index - 1]?.score ?? 1)
        }
        expect(run()).toEqual(fused)
      }),
    )
  })

  it('lets use decide between equals, and not bury a better match', () => {
    const equals = fuse(
      [
        { id: 1, rank: 1 },
        { id: 2, rank: 1 },
      ],
      [],
      (id) => (id === 2 ? 100 : 0),
    )
    expect(equals.map(({ id }) => id)).toEqual([2, 1])
    const unequal = fuse(
      [
        { id: 1, rank: 1 },
        { id: 2, rank: 30 },
      ],
      [],
      (id) => (id === 2 ? 1e9 : 0),
    )
    expect(unequal.map(({ id }) => id)).toEqual([1, 2])
  })
})

describe('the local embedding', () => {
  it('is the same for the same text, and of length 1 or 0', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const vector = embedLocally(text)
        expect(embedLocally(text)).toEqual(vector)
        const length = Math.hypot(...vector)
        expect(length === 0 || Math.abs(length - 1) < 1e-5).toBe(true)
      }),
    )
  })

  it('has not changed: stored vectors of this model would be worthless', () => {
    const vector = embedLocally('Search flight offers between two airports')
    const strongest = [...vector.entries()].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, 3)
    expect(strongest.map(([at, value]) => [at, Number(value.toFixed(4))])).toMatchInlineSnapshot(`
      [
        [
          13,
          -0.2294,
        ],
        [
          23,
          -0.2294,
        ],
        [
          61,
          0.2294,
        ],
      ]
    `)
  })

  it('brings texts near that share words, and misspelt ones', () => {
    const cosine = (a: string, b: string) =>
      embedLocally(a).reduce((sum, value, at) => sum + value * (embedLocally(b)[at] ?? 0), 0)
    const text = 'Search flight offers between two airports'
    expect(cosine('flight offers', text)).toBeGreaterThan(cosine('token prices', text) + 0.2)
    expect(cosine('fligth ofers', text)).toBeGreaterThan(cosine('token prices', text) + 0.1)
  })
})

describe('spelling', async () => {
  const vocabulary = await vocabularyOf([
    'Current weather and forecast for a city',
    'Search flight offers',
    'Upload a file',
    'Weather alerts',
  ])

  it.each([
    ['wether', ['weather']],
    ['weathr in a citty', ['weather', 'city']],
    ['fligth', ['flight']],
    ['flight weather', []],
    ['fil', []],
    ['zzzzzz', []],
    ['', []],
  ])('reads %j with %j', (query, corrections) => {
    expect(correctionsOf(query, vocabulary)).toEqual(corrections)
  })

  it('counts a swap of neighbours as one step', () => {
    expect([
      editDistance('abcd', 'abdc'),
      editDistance('abcd', 'abcd'),
      editDistance('', 'abc'),
      editDistance('kitten', 'sitting'),
    ]).toEqual([1, 0, 3, 3])
  })
})

describe('texts of strangers', () => {
  it('are cut, kept on one line, and freed of what Postgres refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const clean = cleanText(text, 100)
        expect(clean.length).toBeLessThanOrEqual(100)
        expect(clean.isWellFormed()).toBe(true)
        expect(clean).not.toMatch(/[^\P{Cc}\u0080-\u009f]/u)
      }),
    )
  })

  it.each([
    ['https://api.example/v1/', 'https://api.example/v1'],
    ['https://user:secret@api.example/?a=1#b', 'https://api.example'],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    [`https://api.example/${'a'.repeat(600)}`, null],
    ['nonsense', null],
  ])('take %s as the URL %s', (text, url) => {
    expect(cleanUrl(text)).toBe(url)
  })
})
