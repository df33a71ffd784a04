import {
  type ContractRow,
  NOT_COUNT,
  NOT_TEXT,
  optional,
  type PriceFacts,
  type ResponseShape,
  required,
} from '../row.ts'

const price: PriceFacts = { mode: 'fixed', usd: '0.04', atomic: '40000' }

const members = {
  q: required(...NOT_TEXT, '', 'x'.repeat(501)),
  num: optional(...NOT_COUNT, 101),
  gl: optional(...NOT_TEXT, '', 'u', 'usa', 'u1'),
  hl: optional(...NOT_TEXT, '', 'e'),
  location: optional(...NOT_TEXT, ''),
}
const parameters = { q: 'string', 'gl?': 'string', 'hl?': 'string', 'location?': 'string', 'num?': 'integer' }

function row(path: string, operation: string, type: string, items: ResponseShape, q: string): ContractRow {
  return {
    service: 'enrich',
    method: 'POST',
    path,
    operation,
    access: 'paid',
    price,
    members,
    response: { searchParameters: { ...parameters, type: `words:${type}` }, [type]: [items] },
    sample: { q, num: 10, gl: 'us', hl: 'en', location: 'Austin, Texas, United States' },
  }
}

/** The contract of news and shopping searches. */
export const SERP_ROWS: readonly ContractRow[] = [
  row(
    '/api/serp/news',
    'SearchNews',
    'news',
    {
      position: 'integer',
      title: 'string',
      link: 'string',
      snippet: 'string|null',
      date: 'string|null',
      source: 'string|null',
      imageUrl: 'string|null',
    },
    'artificial intelligence',
  ),
  row(
    '/api/serp/shopping',
    'SearchShopping',
    'shopping',
    {
      position: 'integer',
      title: 'string',
      link: 'string',
      source: 'string|null',
      price: 'string|null',
      'rating?': 'number',
      'ratingCount?': 'integer',
      'imageUrl?': 'string',
      'snippet?': 'string',
    },
    'espresso machine',
  ),
]
