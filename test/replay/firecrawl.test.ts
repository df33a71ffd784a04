import { firecrawl } from './companies/firecrawl.ts'
import { describeConformance } from './conformance.ts'

// Pages as Firecrawl documents them.

describeConformance(firecrawl, (url, key) => ({ FIRECRAWL_URL: url, FIRECRAWL_KEY: key }), [
  {
    operation: 'CrawlerScrape',
    input: { url: 'https://kits.example/boxes' },
    has: ['https://kits.example/boxes', 'Why kits come in boxes', 'Kits come in boxes.'],
    // A page that its own server does not have.
    empty: { status: 502 },
  },
  {
    operation: 'CrawlerSearch',
    input: { query: 'boxes of kits', limit: 3 },
    has: ['https://kits.example/boxes', 'Boxes stack.', 'Kit Yard', 2],
    empty: { status: 200, has: [0] },
    odd: { has: ['https://kits.example/boxes', 'Kit Yard'] },
  },
])
