import { type ContractRow, NOT_COUNT, NOT_TEXT, optional, type PriceFacts, required } from '../row.ts'

const price: PriceFacts = { mode: 'fixed', usd: '0.02', atomic: '20000' }

const post = {
  id: 'string',
  title: 'string',
  author: 'string',
  subreddit: 'string',
  score: 'integer',
  numComments: 'integer',
  createdAt: 'date|null',
  selftext: 'string|null',
  selftextTruncated: 'boolean',
  permalink: 'string',
} as const

const row = (written: Pick<ContractRow, 'path' | 'operation' | 'members' | 'response' | 'sample'>): ContractRow => ({
  service: 'enrich',
  method: 'POST',
  access: 'paid',
  price,
  ...written,
})

/** The contract of what people say in a forum. */
export const FORUM_ROWS: readonly ContractRow[] = [
  row({
    path: '/api/forum/search',
    operation: 'SearchForum',
    members: {
      query: required(...NOT_TEXT, '', 'x'.repeat(501)),
      sort: optional(...NOT_TEXT, 'hot', 'NEW'),
      timeframe: optional(...NOT_TEXT, 'hour', 'ALL'),
      after: optional(...NOT_TEXT, ''),
      maxResults: optional(...NOT_COUNT, 26),
    },
    response: {
      posts: [post],
      after: 'string|null',
      searchContext: { query: 'string', resultCount: 'integer' },
    },
    sample: { query: 'espresso', sort: 'top', timeframe: 'year', maxResults: 5 },
  }),
  row({
    path: '/api/forum/post-comments',
    operation: 'GetForumPostComments',
    members: {
      url: required(...NOT_TEXT, '', 'forum.example/r/coffee/comments/abc', 'ftp://forum.example/comments/abc'),
      cursor: optional(...NOT_TEXT, ''),
    },
    response: {
      post,
      comments: [
        {
          id: 'string',
          author: 'string',
          body: 'string',
          bodyTruncated: 'boolean',
          score: 'integer',
          createdAt: 'date|null',
        },
      ],
      hasMore: 'boolean',
      cursor: 'string|null',
    },
    sample: { url: 'https://forum.example/r/coffee/comments/zzzzzz/nothing/' },
  }),
]
