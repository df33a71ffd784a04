import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { freePorts } from '../../../support/ports.ts'
import { json } from '../../../support/wallet.ts'

// Places, news, shops and the forum as paying clients get them, on one installation.

let answering: Answering
beforeAll(async () => {
  const [port] = (await freePorts(1)).map(String)
  const settings = {
    // Our own mail server is asked about our own addresses.
    MX_PORT: port ?? '',
    MAILCHECK_SMTP_PORT: port ?? '',
    OUTBOUND_ALLOW: '127.0.0.0/8',
    MAILCHECK_TIME_LIMIT_MS: '8000',
  }
  answering = await startAnswering(['enrich', 'mail'], { settings })
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

interface Place {
  readonly id: string
  readonly displayName: { readonly text: string }
  readonly formattedAddress: string
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly types: readonly string[]
  readonly rating: number
  readonly userRatingCount: number
  readonly websiteUri?: string
  readonly internationalPhoneNumber: string
  readonly regularOpeningHours: { readonly openNow: boolean }
  readonly reviews?: readonly { readonly publishTime: string; readonly rating: number }[]
  readonly priceLevel?: string
}
interface Places {
  readonly places: readonly Place[]
  readonly nextPageToken?: string
}

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 }

/** Metres, near enough within a city. */
function metresFrom(point: { latitude: number; longitude: number }, { location }: Place): number {
  const north = (location.latitude - point.latitude) * 111_200
  const east = (location.longitude - point.longitude) * 111_200 * Math.cos((point.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Calls a path that is refused or finds nothing, and what that cost. */
async function vainCall(operation: string, input: Record<string, unknown>) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), input)
  let answer: { status: number; body: Record<string, unknown> } = { status: 0, body: {} }
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(url, init)
    answer = { status: response.status, body: await bodyOf(response) }
  })
  return { ...answer, cost }
}

interface Company {
  readonly name: string
  readonly domain: string
  readonly city: string
  readonly primaryPhone: string
}

/** Companies as another family of the service tells of them. */
async function companiesOf(keywords: string): Promise<readonly Company[]> {
  const query = `{ companies(qKeywords: "${keywords}") { edges { profile { name domain city primaryPhone } } } }`
  const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
  const { data } = await bodyOf<{ data: { companies: { edges: readonly { readonly profile: Company }[] } } }>(response)
  return data.companies.edges.map(({ profile }) => profile)
}

const membersOf = (body: Record<string, unknown>) =>
  (body.issues as { path: (string | number)[] }[] | undefined)?.map(({ path }) => path)

describe('a search in words', () => {
  it('finds what the words mean in the city that they name, page by page without doubles', async () => {
    const seen = new Set<string>()
    let token: string | undefined
    const cost = await answering.costOf(async () => {
      for (let page = 0; page < 3; page++) {
        const input = { textQuery: 'restaurant in New York', ...(token ? { pageToken: token } : {}) }
        const { places, nextPageToken }: Places = await call<Places>('SearchPlaces', input)
        expect(places).toHaveLength(5)
        for (const place of places) {
          expect(place.formattedAddress).toContain('New York, NY')
          expect(place.reviews).toBeUndefined()
          seen.add(place.id)
        }
        token = nextPageToken
      }
    })
    expect(seen.size).toBe(15)
    expect(cost).toBe(60_000n)
  })

  it('knows more of each place for more', async () => {
    let detailed: Places | undefined
    const cost = await answering.costOf(async () => {
      detailed = await call<Places>('SearchDetailedPlaces', {
        textQuery: 'italian restaurant in Chicago',
        minRating: 4,
      })
    })
    expect(cost).toBe(80_000n)
    const plain = await call<Places>('SearchPlaces', { textQuery: 'italian restaurant in Chicago', minRating: 4 })
    expect(detailed?.places.map(({ id }) => id)).toEqual(plain.places.map(({ id }) => id))
    for (const [index, place] of (detailed?.places ?? []).entries()) {
      expect(place).toMatchObject({ ...plain.places[index], currentOpeningHours: expect.anything() })
      expect(place.rating).toBeGreaterThanOrEqual(4)
      expect(place.priceLevel).toMatch(/^PRICE_LEVEL_/)
      for (const review of place.reviews ?? []) expect(Date.parse(review.publishTime)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('keeps to price levels, types and what is open', async () => {
    const input = {
      textQuery: 'restaurant in New York',
      priceLevels: ['PRICE_LEVEL_EXPENSIVE'],
      includedType: 'steak_house',
      openNow: true,
    }
    const { url, init } = requestOf(answering.tollgraph, rowOf('SearchDetailedPlaces'), input)
    const { places } = await bodyOf<Places>(await answering.wallet.pay(url, init))
    for (const place of places) {
      expect(place.priceLevel).toBe('PRICE_LEVEL_EXPENSIVE')
      expect(place.types).toContain('steak_house')
      expect(place.regularOpeningHours.openNow).toBe(true)
    }
    const all = await call<Places>('SearchDetailedPlaces', { ...input, openNow: false })
    expect(all.places.length).toBeGreaterThan(0)
  })

  it('puts places inside the circle first', async () => {
    const circle = { center: AUSTIN, radius: 3_000 }
    const { places } = await call<Places>('SearchPlaces', { textQuery: 'coffee', locationBias: { circle } })
    const isInside = places.map((place) => metresFrom(AUSTIN, place) < 3_020)
    expect(isInside[0]).toBe(true)
    expect(isInside).toEqual([...isInside].sort((a, b) => Number(b) - Number(a)))
  })

  it('finds a company where it is, with the site and telephone that others know of it', async () => {
    const [company] = await companiesOf('software')
    const { places } = await call<Places>('SearchPlaces', { textQuery: `${company?.name} ${company?.city}` })
    const place = places.find(({ displayName }) => displayName.text === company?.name)
    expect(place?.websiteUri).toContain(company?.domain)
    expect(place?.internationalPhoneNumber.replace(/[ -]/g, '')).toBe(company?.primaryPhone.replace(/[ -]/g, ''))
  })

  it('costs nothing where it finds nothing', async () => {
    const found = await vainCall('SearchPlaces', { textQuery: 'submarine dealership in Austin' })
    expect(found).toMatchObject({ status: 200, body: { places: [] }, cost: 0n })
  })

  it('is refused for a page token of another search, at no cost', async () => {
    const { nextPageToken } = await call<Places>('SearchPlaces', { textQuery: 'coffee in Austin, TX' })
    const { status, body, cost } = await vainCall('SearchPlaces', { textQuery: 'tea', pageToken: nextPageToken })
    expect({ status, cost, members: membersOf(body) }).toEqual({ status: 400, cost: 0n, members: [['pageToken']] })
  })
})

describe('places around a point', () => {
  const circle = { center: AUSTIN, radius: 2_000 }

  it('lie inside the circle, the nearest first where that is wanted', async () => {
    const { places } = await call<Places>('FindPlacesNearby', {
      locationRestriction: { circle },
      rankPreference: 'DISTANCE',
      includedTypes: ['food', 'store'],
      excludedTypes: ['bar'],
    })
    const distances = places.map((place) => metresFrom(AUSTIN, place))
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThan(2_050)
    for (const { types } of places) {
      expect(types.some((type) => type === 'food' || type === 'store')).toBe(true)
      expect(types).not.toContain('bar')
    }
  })

  it('are told in full for more, and none at sea cost nothing', async () => {
    const { places } = await call<Places>('FindDetailedPlacesNearby', { locationRestriction: { circle } })
    expect(places.length).toBeGreaterThan(0)
    const sea = { circle: { center: { latitude: -48.9, longitude: -123.4 }, radius: 50_000 } }
    expect(await vainCall('FindPlacesNearby', { locationRestriction: sea })).toMatchObject({
      status: 200,
      body: { places: [] },
      cost: 0n,
    })
  })

  it.each([
    [['locationRestriction', 'circle', 'radius'], { circle: { center: AUSTIN, radius: 50_001 } }],
    [
      ['locationRestriction', 'circle', 'center', 'latitude'],
      { circle: { center: { latitude: 91, longitude: 0 }, radius: 1 } },
    ],
    [['locationRestriction', 'circle', 'center'], { circle: { radius: 1 } }],
    [['locationRestriction', 'circle'], {}],
  ])('are refused at %j', async (path, locationRestriction) => {
    const { status, body, cost } = await vainCall('FindPlacesNearby', { locationRestriction })
    expect({ status, cost }).toEqual({ status: 400, cost: 0n })
    expect(membersOf(body)).toContainEqual(path)
  })
})

describe('one place', () => {
  it('is the same by its id, with GET and with POST, and can be trimmed', async () => {
    const { places } = await call<Places>('SearchPlaces', { textQuery: 'bakery in Denver', maxResultCount: 1 })
    const [place] = places
    const placeId = place?.id
    expect(await call('GetPlace', { placeId })).toEqual(place)
    expect(await call('GetPlaceByPost', { placeId })).toEqual(place)
    const trimmed = await call('GetPlace', { placeId, excludeFields: 'rating,displayName.languageCode' })
    const { rating: _rating, ...rest } = place ?? { rating: 0 }
    expect(trimmed).toEqual({ ...rest, displayName: { text: place?.displayName.text } })
    const full = await call<Place>('GetDetailedPlaceByPost', {
      placeId,
      excludeFields: ['photos', 'types', 'reviews.text'],
    })
    expect(full).not.toHaveProperty('photos')
    expect(full).not.toHaveProperty('types')
    for (const review of full.reviews ?? []) expect(review).not.toHaveProperty('text')
    const cost = await answering.costOf(() => call('GetDetailedPlace', { placeId }))
    expect(cost).toBe(50_000n)
  })

  it.each([['nonsense'], ['id'], ['displayName']])('is not trimmed of %s', async (field) => {
    const { status, body, cost } = await vainCall('GetPlaceByPost', {
      placeId: 'unknown',
      excludeFields: ['rating', field],
    })
    expect({ status, cost, members: membersOf(body) }).toEqual({
      status: 400,
      cost: 0n,
      members: [['excludeFields', 1]],
    })
  })

  it('that is unknown is a 404 at no cost', async () => {
    expect(await vainCall('GetDetailedPlace', { placeId: 'unknown' })).toMatchObject({ status: 404, cost: 0n })
  })
})

describe('news', () => {
  interface News {
    readonly news: readonly { readonly position: number; readonly title: string; readonly date: string }[]
  }

  it('is told with the newest first, and no more than was asked for', async () => {
    const input = { q: 'artificial intelligence', num: 3, gl: 'us', hl: 'en' }
    const body = await call<News>('SearchNews', input)
    expect(body).toMatchObject({ searchParameters: { ...input, type: 'news' } })
    expect(body.news.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(body.news[0]?.date).toMatch(/ago$/)
  })

  it('tells of companies of the same world', async () => {
    const [company] = await companiesOf('software')
    const { news } = await call<News>('SearchNews', { q: company?.name })
    expect(news.length).toBeGreaterThan(0)
    for (const { title } of news) expect(title).toContain(company?.name)
  })

  it('of which there is none costs nothing', async () => {
    expect(await vainCall('SearchNews', { q: 'qwrtzpl' })).toMatchObject({ status: 200, body: { news: [] }, cost: 0n })
  })
})

describe('shopping', () => {
  interface Shopping {
    readonly shopping: readonly { readonly title: string; readonly price: string; readonly rating: number }[]
  }

  it('lists what shops ask, the same each time, in the money of the country', async () => {
    const first = await call<Shopping>('SearchShopping', { q: 'espresso machine', num: 8 })
    const again = await call<Shopping>('SearchShopping', { q: 'Espresso Machines', num: 8 })
    expect(first.shopping).toHaveLength(8)
    expect(again.shopping).toEqual(first.shopping)
    for (const { title, price } of first.shopping) {
      expect(title).toContain('Espresso Machine')
      expect(price).toMatch(/^\$[\d,]+\.\d\d$/)
    }
    const british = await call<Shopping>('SearchShopping', { q: 'espresso machine', num: 1, gl: 'GB' })
    expect(british.shopping[0]?.price).toMatch(/^£/)
  })

  it('for what nobody sells costs nothing', async () => {
    const found = await vainCall('SearchShopping', { q: 'perpetual motion engine' })
    expect(found).toMatchObject({ status: 200, body: { shopping: [] }, cost: 0n })
  })
})

describe('the forum', () => {
  interface Post {
    readonly id: string
    readonly title: string
    readonly numComments: number
    readonly score: number
    readonly createdAt: string
    readonly selftext: string | null
    readonly permalink: string
  }
  interface Found {
    readonly posts: readonly Post[]
    readonly after: string | null
    readonly searchContext: { readonly resultCount: number }
  }
  interface Discussion {
    readonly post: Post
    readonly comments: readonly { readonly id: string; readonly createdAt: string }[]
    readonly hasMore: boolean
    readonly cursor: string | null
  }

  it('is searched page by page without doubles, in the order that is wanted', async () => {
    const input = { query: 'espresso', sort: 'comment_count', timeframe: 'year', maxResults: 7 }
    const posts: Post[] = []
    let after: string | null = null
    for (let page = 0; page < 4; page++) {
      const found: Found = await call<Found>('SearchForum', after ? { ...input, after } : input)
      expect(found.searchContext).toEqual({ query: 'espresso', resultCount: found.posts.length })
      posts.push(...found.posts)
      after = found.after
    }
    expect(posts).toHaveLength(28)
    expect(new Set(posts.map(({ id }) => id)).size).toBe(28)
    const counts = posts.map(({ numComments }) => numComments)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    for (const { title, selftext, createdAt } of posts) {
      expect(`${title} ${selftext}`.toLowerCase()).toContain('espresso')
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(367 * 86_400_000)
    }
  })

  it('shows a post with as many comments as it says, over all pages', async () => {
    const { posts } = await call<Found>('SearchForum', { query: 'espresso', timeframe: 'month', sort: 'comment_count' })
    const [asked] = posts
    const ids = new Set<string>()
    let cursor: string | null = null
    let isMore = true
    let pages = 0
    for (; isMore; pages++) {
      const input = { url: asked?.permalink, ...(cursor ? { cursor } : {}) }
      const page: Discussion = await call<Discussion>('GetForumPostComments', input)
      expect(page.post.id).toBe(asked?.id)
      for (const { id } of page.comments) {
        expect(ids.has(id)).toBe(false)
        ids.add(id)
      }
      cursor = page.cursor
      isMore = page.hasMore
      expect(isMore).toBe(cursor !== null)
    }
    expect(pages).toBeGreaterThan(1)
    expect(ids.size).toBe(asked?.numComments)
  })

  it.each([
    ['SearchForum', { query: 'espresso', after: 'nonsense' }, 'after'],
    ['GetForumPostComments', { url: 'https://forum.example/about' }, 'url'],
    ['GetForumPostComments', { url: 'https://forum.example/r/coffee/comments/abc', cursor: 'nonsense' }, 'cursor'],
  ])('refuses to %s for %j, at no cost', async (operation, input, member) => {
    const { status, body, cost } = await vainCall(operation, input)
    expect({ status, cost, members: membersOf(body) }).toEqual({ status: 400, cost: 0n, members: [[member]] })
  })

  it('costs nothing where there is no such post, and none that says so', async () => {
    const { sample } = rowOf('GetForumPostComments')
    expect(await vainCall('GetForumPostComments', sample)).toMatchObject({ status: 404, cost: 0n })
    const found = await vainCall('SearchForum', { query: 'qwrtzpl' })
    expect(found).toMatchObject({ status: 200, body: { posts: [], after: null }, cost: 0n })
  })
})

describe('mail addresses of our own mail domain', () => {
  const MAIL = 'mail.tollgraph.example'

  it('are asked about at our own mail server', async () => {
    await call('BuyInbox', { username: 'verified-one' })
    const good = await call('VerifyEmail', { email: `verified-one@${MAIL}` })
    expect(good).toMatchObject({ status: 'valid', score: 100, mx_records: true, smtp_server: true, smtp_check: true })
    expect(good).toMatchObject({ accept_all: false, block: false, sources: [] })
    const bad = await call('VerifyEmail', { email: `nobody-at-all@${MAIL}` })
    expect(bad).toMatchObject({ status: 'invalid', score: 0, smtp_server: true, smtp_check: false })
  })

  it('are checked many at once for one price', async () => {
    const records = [`verified-one@${MAIL}`, `nobody-at-all@${MAIL}`, 'no address', 'ada@nowhere-at-all.test']
    let report: { results: { is_match: boolean; email_validation_status: string; email_last_seen: string | null }[] }
    const cost = await answering.costOf(async () => {
      report = await call('ValidateEmails', { records })
    })
    expect(cost).toBe(10_000n)
    expect(report!.results.map(({ is_match, email_validation_status }) => [is_match, email_validation_status])).toEqual(
      [
        [true, 'valid'],
        [false, 'invalid'],
        [false, 'invalid'],
        [false, 'invalid'],
      ],
    )
    expect(report!.results[0]?.email_last_seen).toMatch(/Z$/)
  })
})
