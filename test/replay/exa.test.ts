import { exa } from './companies/exa.ts'
import { describeConformance } from './conformance.ts'

// Web search as Exa documents it.

const contents = {
  text: { maxCharacters: 500 },
  highlights: { numSentences: 2, query: 'boxes' },
  livecrawl: 'fallback',
  subpages: 1,
  subpageTarget: 'boxes',
  extras: { links: 3 },
}
const FOUND = ['Why kits come in boxes', 'https://kits.example/boxes', 'Ada Kitson', 0.46, 'Boxes stack.', 'Kit Yard']
const odd = { has: ['Why kits come in boxes', 'Kit Yard'] }

describeConformance(exa, (url, key) => ({ EXA_URL: url, EXA_KEY: key }), [
  {
    operation: 'WebsearchSearch',
    input: {
      query: 'why kits come in boxes',
      type: 'deep',
      additionalQueries: ['boxes of kits'],
      category: 'code repository',
      userLocation: 'US',
      startPublishedDate: '2024-01-31',
      includeDomains: ['kits.example'],
      numResults: 2,
      contents,
    },
    has: FOUND,
    empty: { status: 200 },
    odd,
  },
  {
    operation: 'WebsearchSearch',
    input: { query: 'who packs kits', category: 'professional profile' },
    has: ['Kit Yard'],
    empty: { status: 200 },
  },
  {
    operation: 'WebsearchFindSimilar',
    input: { url: 'https://kits.example/boxes', contents },
    has: FOUND,
    empty: { status: 200 },
    odd,
  },
  {
    operation: 'WebsearchContents',
    input: { urls: ['https://kits.example/boxes'], text: true },
    has: ['Kits come in boxes. Boxes stack.', 'success'],
    empty: { status: 200, has: ['SOURCE_NOT_AVAILABLE'] },
    odd: { has: ['Kits come in boxes. Boxes stack.'] },
  },
  {
    operation: 'WebsearchAnswer',
    input: { query: 'How do kits come?', text: true },
    has: ['Kits come in boxes.', 'https://kits.example/boxes'],
    empty: { status: 200 },
    odd: { has: ['Why kits come in boxes'] },
  },
])
