import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedWords } from '../../../subgraphs/gateway/search/embedding/local.ts'
import { rowsOf } from '../../../subgraphs/gateway/search/engine.ts'
import { fuse } from '../../../subgraphs/gateway/search/fusion.ts'
import { cleanText, cleanUrl } from '../../../subgraphs/gateway/search/listing.ts'
import type { SnapshotEndpoint } from '../../../subgraphs/gateway/search/snapshot.ts'
import { exactQuery } from '../../../subgraphs/gateway/search/words/exactQuery.ts'
import { correctionOf, vocabularyOf } from '../../../subgraphs/gateway/search/words/spelling.ts'
import { textIndexOf, textScores } from '../../../subgraphs/gateway/search/words/textIndex.ts'
import { wordIndexOf } from '../../../subgraphs/gateway/search/words/wordIndex.ts'
import { wordVectors } from '../../../subgraphs/gateway/search/words/wordVectors.ts'
import { editDistance } from '../../../subgraphs/kit/text/editDistance.ts'

const nobody = () => 0

describe('joining words and meaning', () => {
  it('puts what matches both ways before what matches one way', () => {
    const fused = fuse(
      [
        { id: 1, words: 0.8, meaning: 0 },
        { id: 2, words: 0.8, meaning: 0.8 },
        { id: 3, words: 0, meaning: 0.8 },
        { id: 4, words: 0, meaning: 0 },
        // A word in common with half of them.
        { id: 5, words: 0.1, meaning: 0 },
      ],
      0.4,
      nobody,
    )
    expect(fused.map(({ id }) => id)).toEqual([2, 1, 3])
  })

  it('goes by words alone where meanings could not be compared', () => {
    const fused = fuse([{ id: 1, words: 0.5, meaning: null }], 0.9, nobody)
    expect(fused[0]?.score).toBeCloseTo(0.5, 2)
  })

  it('gives scores from 0 to 1 in falling order, each match once, and the same order each time', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const candidates = fc.uniqueArray(fc.record({ id: fc.nat(1_000), words: share, meaning: share }), {
      selector: ({ id }) => id,
      maxLength: 50,
    })
    fc.assert(
      fc.property(candidates, share, fc.nat(), (all, weight, seed) => {
        const run = () => fuse(all, weight, (id) => (id * seed) % 10_000)
        const fused = run()
        expect(new Set(fused.map(({ id }) => id)).size).toBe(fused.length)
        for (const [index, { score }] of fused.entries()) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(fused[index - 1]?.score ?? 1)
        }
        expect(run()).toEqual(fused)
      }),
    )
  })

  it('lets use decide between equals, and not bury a better match', () => {
    const used = (id: number) => (id === 2 ? 1e9 : 0)
    const equals = [1, 2].map((id) => ({ id, words: 0.5, meaning: 0.5 }))
    expect(fuse(equals, 0.5, used).map(({ id }) => id)).toEqual([2, 1])
    const unequal = [
      { id: 1, words: 0.5, meaning: 0.5 },
      { id: 2, words: 0.45, meaning: 0.5 },
    ]
    expect(fuse(unequal, 0.5, used).map(({ id }) => id)).toEqual([1, 2])
  })
})

describe('the weight of words', async () => {
  const text = (summary: string, description = '') => ({ summary, description, path: '/api/x', title: 'Things' })
  const index = await textIndexOf([
    text('Weather of a city', 'Rain, wind and the temperature of the air.'),
    text('Prices of tokens', 'The weather plays no part.'),
    text('Prices of rare tokens'),
  ])
  const scores = (...terms: string[]) => [
    ...textScores(
      index,
      terms.map((term) => new Map([[term, 1]])),
    ),
  ]

  it('is more in a summary than in a description', () => {
    const [first = 0, second = 0, third = 0] = scores('weather')
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(0)
    expect(third).toBe(0)
  })

  it('is more for rare words than for common ones', () => {
    const [, common = 0, rare = 0] = scores('price', 'rare')
    expect(rare).toBeGreaterThan(2 * common)
  })
})

describe('the local embedding', () => {
  const embed = (text: string) => embedWords(text, wordVectors())
  const cosine = (a: string, b: string) => embed(a).reduce((sum, value, at) => sum + value * (embed(b)[at] ?? 0), 0)

  it('is the same for the same text, and of length 1 or 0', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const vector = embed(text)
        expect(embed(text)).toEqual(vector)
        const length = Math.hypot(...vector)
        expect(length === 0 || Math.abs(length - 1) < 1e-5).toBe(true)
      }),
    )
  })

  it('has not changed: stored vectors of this model would be worthless', () => {
    const vector = embed('Search flight offers between two airports')
    const strongest = [...vector.entries()].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, 3)
    expect(strongest.map(([at, value]) => [at, Number(value.toFixed(4))])).toMatchInlineSnapshot(`
      [
        [
          49,
          0.3016,
        ],
        [
          45,
          0.2399,
        ],
        [
          58,
          0.2384,
        ],
      ]
    `)
  })

  it('brings texts near that mean the same without sharing a word', () => {
    const wanted = 'make a picture of a cat'
    expect(cosine(wanted, 'Generates an image from a prompt')).toBeGreaterThan(
      cosine(wanted, 'Quarterly revenue of banks') + 0.1,
    )
  })
})

describe('words that stand for others', async () => {
  const words = await wordIndexOf([
    { summary: 'Generates an image from a prompt', description: '', path: '/api/generate', title: 'Studio' },
    { summary: 'Registers a domain name', description: '', path: '/api/register', title: 'Domains' },
  ])
  const likeness = (query: string, term: string) => words.groupsOf(query)[0]?.get(term)

  it('are synonyms, neighbours in meaning, and what a misspelt word probably means', () => {
    expect(likeness('picture', 'imag')).toBeGreaterThan(0.5)
    expect(likeness('buying', 'regist')).toBeGreaterThan(0.5)
    expect(likeness('domian', 'domain')).toBeGreaterThan(0.5)
  })

  it('are none for a word of English that no endpoint uses, however near its letters are', () => {
    expect(likeness('remain', 'domain')).toBeUndefined()
    expect([...(words.groupsOf('imam')[0]?.keys() ?? [])]).not.toContain('imag')
  })

  it('are found for what two words mean together', () => {
    expect([...(words.groupsOf('money back')[0]?.keys() ?? [])]).toContain('refund')
  })
})

describe('a query with quotes or a minus', () => {
  const text = { summary: 'Current price of many tokens', description: '', path: '/api/token/prices', title: 'Data' }

  it.each([
    ['"current price"', true],
    ['"price current"', false],
    ['token -many', false],
    ['token -flight', true],
    ['token flight -hotel', false],
    ['"flight offers" or "current price"', true],
    ['-"many tokens"', false],
    ['"current price', true],
    ['""', false],
  ])('is taken at its word: %s', (query, isFound) => {
    expect(exactQuery(query)?.(text)).toBe(isFound)
  })

  it('does not hold up the process, however many texts it is compared with', async () => {
    const endpoints = Array.from({ length: 100 }, () => ({}) as SnapshotEndpoint)
    let turns = 0
    const turn = () => {
      turns += 1
      next = setImmediate(turn)
    }
    let next = setImmediate(turn)
    const rows = await rowsOf(endpoints, (endpoint) => {
      const end = performance.now() + 2
      while (performance.now() < end);
      return endpoints.indexOf(endpoint) % 50 === 7
    })
    clearImmediate(next)
    expect([...rows]).toEqual([7, 57])
    expect(turns).toBeGreaterThan(5)
  })

  it('is one with an operator only', () => {
    expect(['current price', 'e-mail', "it's"].map(exactQuery)).toEqual([null, null, null])
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
    ['wether', 'weather'],
    ['weathr', 'weather'],
    ['citty', 'city'],
    ['fligth', 'flight'],
    ['flight', null],
    ['fil', null],
    ['zzzzzz', null],
    ['', null],
  ])('reads %j as %j', (word, meant) => {
    expect(correctionOf(word, vocabulary)).toBe(meant)
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
