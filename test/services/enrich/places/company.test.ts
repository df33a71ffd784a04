import { describe, expect, it, onTestFinished } from 'vitest'
import { type Company, type Reply, startCompany } from '../../../kit/upstream/company.ts'
import { startFamily } from './support/service.ts'

// The clients before companies that answer in their documented format, and before some that do not.

type Family = 'places' | 'serp' | 'forum'

/** A family whose company answers as it is told. */
async function withCompany(family: Family, answer: (count: number) => Reply) {
  const company: Company = await startCompany((_request, _body, count) => answer(count))
  const word = { places: 'GOOGLE_PLACES', serp: 'SERPER', forum: 'SCRAPECREATORS' }[family]
  const service = await startFamily({ [`${word}_URL`]: company.url, [`${word}_KEY`]: 'secret' })
  onTestFinished(() => service.stop())
  return { company, service }
}

const queryOf = (company: Company, index = 0) => new URL(company.asked[index]?.url ?? '', company.url).searchParams

const PLACE = {
  id: 'abc',
  displayName: { text: 'A place', languageCode: 'en' },
  googleMapsUri: 'https://maps.example/abc',
  priceRange: { startPrice: { currencyCode: 'USD', units: '10' } },
  priceLevel: 'PRICE_LEVEL_MODERATE',
  rating: 4.5,
}
const SEARCH = 'search: { textQuery: "coffee", priceLevels: [MODERATE], includedType: "cafe" }'

describe('the places company', () => {
  it('is asked for the fields that are shown and no others', async () => {
    const { company, service } = await withCompany('places', () => ({
      body: { places: [PLACE], nextPageToken: 'next' },
    }))
    const page = await service.ask(
      'detailedPlaceSearch',
      `${SEARCH}, excludeFields: ["photos", "displayName.languageCode"]`,
      '{ pageInfo { endCursor } edges { details { listing { placeId name mapsUri websiteUri displayName { text languageCode } } priceLevel priceRange { startPrice { units } endPrice { units } } } } }',
    )
    expect(page).toEqual({
      pageInfo: { endCursor: expect.stringMatching(/^[\w-]{27,}$/) },
      edges: [
        {
          details: {
            listing: {
              placeId: 'abc',
              name: 'A place',
              mapsUri: 'https://maps.example/abc',
              websiteUri: null,
              displayName: { text: 'A place', languageCode: null },
            },
            priceLevel: 'MODERATE',
            priceRange: { startPrice: { units: '10' }, endPrice: null },
          },
        },
      ],
    })
    const [asked] = company.asked
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      textQuery: 'coffee',
      languageCode: 'en',
      pageSize: 5,
      includedType: 'cafe',
      strictTypeFiltering: true,
      priceLevels: ['PRICE_LEVEL_MODERATE'],
    })
    const fields = queryOf(company).get('fields')?.split(',')
    expect(fields).toEqual(
      expect.arrayContaining(['places.id', 'places.googleMapsUri', 'places.reviews', 'nextPageToken']),
    )
    for (const left of ['places.photos', 'places.mapsUri', 'places.listing', 'places.name', 'places.placeId'])
      expect(fields).not.toContain(left)
    expect(queryOf(company).get('key')).toBe('secret')
    expect(service.last()).toMatchObject({ waivers: [] })
  })

  it('that finds nothing is not paid', async () => {
    const { service } = await withCompany('places', () => ({ body: {} }))
    expect(await service.ask('placeSearch', SEARCH, '{ nodes { id } pageInfo { endCursor } }')).toEqual({
      nodes: [],
      pageInfo: { endCursor: null },
    })
    expect(service.last().waivers).toHaveLength(1)
  })

  it.each([
    [404, { code: 404, message: 'gone', status: 'NOT_FOUND' }, 'NOT_FOUND'],
    [400, { code: 400, message: 'The page token is stale', status: 'INVALID_ARGUMENT' }, 'BAD_REQUEST'],
    [
      400,
      { code: 400, message: 'No good key', status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] },
      'UPSTREAM',
    ],
    [403, { code: 403, message: 'Denied', status: 'PERMISSION_DENIED' }, 'UPSTREAM'],
    [500, { code: 500, message: 'Broken', status: 'INTERNAL' }, 'UPSTREAM'],
    [429, { code: 429, message: 'Too often', status: 'RESOURCE_EXHAUSTED' }, 'UNAVAILABLE'],
  ])('that answers %i %j is told as what it means', async (status, error, code) => {
    const { service } = await withCompany('places', () => ({ status, body: { error } }))
    await expect(service.ask('place', 'placeId: "abc"', '{ listing { name } }')).rejects.toMatchObject({ code })
  })

  it.each([
    ['displayName', { ...PLACE, displayName: undefined }],
    ['rating', { ...PLACE, rating: 'good' }],
    ['priceLevel', { ...PLACE, priceLevel: 'DEAR' }],
  ])('that writes another %s than it documents is an upstream error that names it', async (member, place) => {
    const { service } = await withCompany('places', () => ({ body: place }))
    const read = service.ask('place', 'placeId: "abc"', '{ details { listing { name } } }')
    await expect(read).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })
})

describe('the news and shopping company', () => {
  const article = { title: 'A', link: 'https://paper.example/a', position: 1, somethingNew: true }

  it('is asked in its words, and shown no more of than was asked for', async () => {
    const searchParameters = { q: 'tea', type: 'news', num: 1, engine: 'x' }
    const { company, service } = await withCompany('serp', () => ({
      body: { searchParameters, news: [article, article], credits: 1 },
    }))
    const args = 'query: "tea", first: 1, country: "GB", language: "en"'
    const select = '{ searchParameters { query first country } nodes { title snippet } }'
    expect(await service.ask('newsSearch', args, select)).toEqual({
      searchParameters: { query: 'tea', first: 1, country: null },
      nodes: [{ title: 'A', snippet: null }],
    })
    expect(company.asked[0]).toMatchObject({ method: 'POST', url: '/news', headers: { 'x-api-key': 'secret' } })
    expect(JSON.parse(company.asked[0]?.body ?? '')).toEqual({ q: 'tea', num: 1, gl: 'gb', hl: 'en' })
  })

  it.each([
    [400, { message: 'Query not allowed', statusCode: 400 }, 'BAD_REQUEST'],
    [400, { message: 'Not enough credits', statusCode: 400 }, 'UPSTREAM'],
    [403, { message: 'Unauthorized.', statusCode: 403 }, 'UPSTREAM'],
  ])('that answers %i %j is told as what it means', async (status, body, code) => {
    const { service } = await withCompany('serp', () => ({ status, body }))
    await expect(service.ask('shoppingSearch', 'query: "tea"', '{ nodes { title } }')).rejects.toMatchObject({ code })
  })
})

describe('the forum company', () => {
  const post = (id: string, selftext = '') => ({
    id,
    title: 'T',
    author: null,
    subreddit: 'tea',
    score: -3,
    num_comments: 2,
    created_utc: 1_700_000_000,
    selftext,
    permalink: `/r/tea/comments/${id}/t/`,
  })

  it('has pages of its own size, of which ours are cut', async () => {
    const pages = [
      { posts: ['a', 'b', 'c'].map((id) => post(id)), after: 't3_c' },
      { posts: ['d', 'e'].map((id) => post(id)), after: null },
    ]
    const { company, service } = await withCompany('forum', () => {
      const { searchParams } = new URL(company.asked.at(-1)?.url ?? '', company.url)
      return { body: { success: true, ...pages[searchParams.get('after') ? 1 : 0] } }
    })
    const seen: string[][] = []
    let after: string | null = null
    do {
      const args: string = `query: "tea", sort: COMMENT_COUNT, first: 2${after ? `, after: "${after}"` : ''}`
      const found: { nodes: { postId: string }[]; pageInfo: { endCursor: string | null } } = await service.ask(
        'discussionSearch',
        args,
        '{ nodes { postId } pageInfo { endCursor } }',
      )
      seen.push(found.nodes.map(({ postId }) => postId))
      after = found.pageInfo.endCursor
    } while (after)
    expect(seen).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    expect(company.asked[0]).toMatchObject({ headers: { 'x-api-key': 'secret' } })
    expect(company.asked[0]?.url).toBe('/v1/reddit/search?query=tea&sort=comment_count')
  })

  it('writes texts that are cut off, and authors who are gone', async () => {
    const { service } = await withCompany('forum', () => ({
      body: { posts: [post('a', '🫖'.repeat(2_001))], after: null },
    }))
    const { nodes } = await service.ask<{ nodes: Record<string, unknown>[] }>(
      'discussionSearch',
      'query: "tea"',
      '{ nodes { author account { username } text isTextTruncated permalink createdAt } }',
    )
    expect(nodes).toEqual([
      {
        author: '[deleted]',
        account: null,
        text: '🫖'.repeat(2_000),
        isTextTruncated: true,
        permalink: 'https://www.reddit.com/r/tea/comments/a/t/',
        createdAt: '2023-11-14T22:13:20.000Z',
      },
    ])
  })

  const comment = (id: string, items: unknown[] = [], more?: string) => ({
    id,
    author: 'ada',
    body: id,
    score: 1,
    created_utc: 1_700_000_001,
    replies: { items, more: { has_more: more !== undefined, cursor: more ?? null } },
  })

  it('hides comments behind cursors at any depth, all of which are followed', async () => {
    const answers: Record<string, unknown> = {
      '': {
        post: post('a'),
        comments: [comment('1', [comment('2', [], 'below-2')], 'below-1')],
        more: { has_more: true, cursor: 'top' },
      },
      top: { post: post('a'), comments: [comment('6')], more: { has_more: false, cursor: null } },
      'below-2': { post: post('a'), comments: [comment('3')], more: null },
      'below-1': { post: post('a'), comments: [comment('4', [comment('5')])] },
    }
    const { company, service } = await withCompany('forum', () => ({
      body: answers[queryOf(company, company.asked.length - 1).get('cursor') ?? ''],
    }))
    const page = await service.ask<{ comments: { commentId: string }[] }>(
      'discussion',
      'url: "https://www.somewhere.example/r/tea/comments/a/t/?utm=1"',
      '{ post { postId } comments { commentId } hasMore cursor }',
    )
    expect(page).toMatchObject({ post: { postId: 'a' }, hasMore: false, cursor: null })
    expect(page.comments.map(({ commentId }) => commentId)).toEqual(['1', '2', '6', '3', '4', '5'])
    expect(queryOf(company).get('url')).toBe('https://www.reddit.com/r/tea/comments/a/t/')
  })

  it('has more replies behind cursors than a cursor of ours has room for, and all are read, once', async () => {
    const LISTS = 40
    const IN_LIST = 10
    const cursor = (name: string) => name.padEnd(60, '.')
    const { company, service } = await withCompany('forum', () => {
      const [kind, list = '0', index = ''] = (queryOf(company, company.asked.length - 1).get('cursor') ?? 'list').split(
        /[-.]/,
      )
      if (kind === 'below')
        return { body: { post: post('a'), comments: [comment(`reply-${list}-${index}`)], more: null } }
      const items = Array.from({ length: IN_LIST }, (_, at) =>
        comment(`${list}-${at}`, [], cursor(`below-${list}-${at}`)),
      )
      const next = Number(list) + 1
      const more = { has_more: next < LISTS, cursor: next < LISTS ? cursor(`list-${next}`) : null }
      return { body: { post: post('a'), comments: items, more } }
    })
    const seen: string[] = []
    let next: string | null = null
    do {
      const from: string = next ? `, cursor: "${next}"` : ''
      const page: { comments: { commentId: string }[]; cursor: string | null } = await service.ask(
        'discussion',
        `url: "https://forum.example/comments/a"${from}`,
        '{ comments { commentId } cursor }',
      )
      seen.push(...page.comments.map(({ commentId }) => commentId))
      next = page.cursor
      expect(next?.length ?? 0).toBeLessThanOrEqual(8_000)
    } while (next)
    expect(seen).toHaveLength(2 * LISTS * IN_LIST)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it.each([
    [404, { success: false, message: 'Post not found' }, 'NOT_FOUND'],
    [404, {}, 'UPSTREAM'],
    [400, { message: 'no' }, 'UPSTREAM'],
    [402, { message: 'no credits' }, 'UPSTREAM'],
    [200, { post: post('a') }, 'UPSTREAM'],
  ])('that answers %i is told as what it means', async (status, body, code) => {
    const { service } = await withCompany('forum', () => ({ status, body }))
    const read = service.ask('discussion', 'url: "https://forum.example/comments/a"', '{ hasMore }')
    await expect(read).rejects.toMatchObject({ code })
  })
})
