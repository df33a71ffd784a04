import { describe, expect, it } from 'vitest'
import { OURSELVES } from '../../subgraphs/kit/upstream/asker.ts'
import type { AnswerPage, Question } from '../../subgraphs/social/providers/provider.ts'
import { scrapeCreatorsSocial as adapter } from '../../subgraphs/social/providers/scrapecreators/provider.ts'
import { ROWS } from '../../subgraphs/social/rows.ts'
import { scrapeCreatorsSocial as scrapeCreators } from './companies/scrapeCreatorsSocial.ts'
import { socialReplay } from './socialReplay.ts'

const replayed = socialReplay(scrapeCreators, adapter)
const { open, faults } = replayed

type Input = Question['input']

function questionOf(kind: string, input: Input): Question {
  const row = [...ROWS.values()].find((one) => one.kind === kind)
  if (!row) throw new Error(`There is no kind ${kind}`)
  const { platform, resource, item, isList } = row
  return { platform, resource, item, isList, input }
}

const HANDLE = { handle: 'clay.works' }
const VIDEO = { profile_id: 'clay.works', post_id: '7500000000000000002' }
const PHOTO = { post_id: '3600545900919030401' }
const POSTS = { max_posts: 50, order_by: 'date_desc', max_page_size: 50 }
const COMMENTS = { max_comments: 50, order_by: 'date_desc', max_page_size: 50 }

const VIDEOS = ['7500000000000000003', '7500000000000000002', '7500000000000000001']
/** In the company's order. */
const FOUND = ['7500000000000000002', '7500000000000000001', '7500000000000000003']

/** All that the company has: what is asked, and ids of the answer; of one item, its members. */
const CASES: readonly [kind: string, input: Input, ids: readonly string[] | object][] = [
  [
    'shortvideo-profile',
    HANDLE,
    {
      id: '6600000000000000001',
      username: 'clay.works',
      fullName: 'Clay Works',
      followerCount: 41_000,
      likeCount: 1_904_000,
      videoCount: 207,
      isVerified: true,
      createdAt: '2019-02-19T16:42:27.000Z',
    },
  ],
  ['shortvideo-posts', { ...HANDLE, ...POSTS }, VIDEOS],
  ['shortvideo-post-comments', { ...VIDEO, ...COMMENTS }, ['7600000000000000001']],
  ['shortvideo-comment-replies', { ...VIDEO, comment_id: '7600000000000000001' }, ['7600000000000000005']],
  ['shortvideo-followers', { ...HANDLE, max_followers: 500 }, ['6600000000000000003', '6600000000000000004']],
  ['shortvideo-following', HANDLE, ['6600000000000000003', '6600000000000000004']],
  [
    'shortvideo-search',
    { keywords: 'clay mugs', sort_type: 'like_count', date_posted: 'past_half_year', max_posts: 50 },
    FOUND,
  ],
  ['shortvideo-search-hashtag', { hashtag: 'clay' }, FOUND],
  ['shortvideo-search-profiles', { keywords: 'glaze' }, ['6600000000000000003']],
  ['shortvideo-search-music', { music_title: 'Slow Wheel', music_id: '7400000000000000042' }, FOUND],
  [
    'photosharing-profile',
    HANDLE,
    { id: '27006925', username: 'clay.works', bio: 'Stoneware, slowly', followerCount: 25_116, postCount: 71 },
  ],
  ['photosharing-posts', { ...HANDLE, ...POSTS }, ['3600545900919030402', '3600545900919030401']],
  ['photosharing-post-comments', { ...PHOTO, ...COMMENTS }, ['18051843701642870']],
  ['photosharing-comment-replies', { ...PHOTO, comment_id: '18051843701642870' }, ['18277034998224667']],
  ['photosharing-highlights', HANDLE, ['18067016518767507', '18067016518767508']],
  ['photosharing-search', { keywords: 'pottery', max_posts: 1 }, ['3714950709444987001']],
  ['photosharing-search-tags', { tag: 'pottery' }, ['3714950709444987001']],
  [
    'network-profile',
    { profile_id: 'clayworks' },
    { id: '100088017857524', username: 'clayworks', bio: 'A shared pottery studio', followerCount: 3_200 },
  ],
  ['network-posts', { profile_id: '100063669491743', max_page_size: 2 }, ['1204545088344461', '1204545088344462']],
  ['network-post-comments', { post_id: '1204545088344461', ...COMMENTS }, ['Y29tbWVudDox', 'Y29tbWVudDoy']],
  [
    'network-comment-replies',
    { post_id: '1204545088344461', comment_id: 'Y29tbWVudDoy' },
    ['cmVwbHk6MQ', 'cmVwbHk6Mg'],
  ],
  ['forum-post', { post_id: '1flgwup' }, { id: '1flgwup', title: 'Which clay for mugs? 1flgwup', score: 361 }],
  ['forum-post-comments', { post_id: '1flgwup', ...COMMENTS }, ['ed1czme', 'ed2xsuk']],
  ['forum-search', { keywords: 'mugs', max_posts: 50 }, ['1flgwup', '1ldr6b9']],
  ['forum-subreddit', { name: 'Pottery' }, ['1flgwup', '1ldr6b9']],
]

const idsOf = (answer: object) => (answer as AnswerPage).items.map(({ id }) => id)

describe.each(CASES)('%s at Scrape Creators', (kind, input, expected) => {
  const question = questionOf(kind, input)

  it('asks as the company documents, and reads its values', async () => {
    const { provider, lines } = await open()
    const answer = await provider.collect(question, null, OURSELVES)
    expect(faults()).toEqual([])
    expect(replayed.company.asked.length).toBeGreaterThan(0)
    if (Array.isArray(expected)) expect(idsOf(answer)).toEqual(expected)
    else expect(answer).toMatchObject({ item: expected })
    expect(lines).toEqual([])
  })

  it('finds nothing where the company says so', async () => {
    const { provider } = await open()
    replayed.company.mode = 'empty'
    const found = await provider.collect(question, null, OURSELVES).catch((error: unknown) => error)
    expect(faults()).toEqual([])
    expect(found).toSatisfy(
      (one: { readonly items?: readonly object[]; readonly code?: string }) =>
        one.code === 'NOT_FOUND' || one.items?.length === 0,
    )
  })

  it.runIf(Array.isArray(expected))('leaves out an odd row, and logs it once', async () => {
    const { provider, lines } = await open()
    replayed.company.mode = 'odd'
    const answer = await provider.collect(question, null, OURSELVES)
    expect(idsOf(answer).length).toBeGreaterThan(0)
    expect((expected as string[]).some((id) => idsOf(answer).includes(id))).toBe(true)
    await provider.collect(question, null, OURSELVES)
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'A row of an upstream list is left out', member: expect.any(String) }),
    ])
  })

  it('takes a path that the company does not have for an error', async () => {
    const { provider } = await open()
    replayed.company.mode = 'lost'
    await expect(provider.collect(question, null, OURSELVES)).rejects.toMatchObject({ code: 'UPSTREAM' })
  })

  it('is busy where the company is, and does not show a refused key', async () => {
    const { provider } = await open()
    replayed.company.mode = 'busy'
    await expect(provider.collect(question, null, OURSELVES)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    replayed.company.mode = 'denied'
    const refused = await provider.collect(question, null, OURSELVES).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'UPSTREAM' })
    expect(String(refused)).not.toContain(scrapeCreators.key)
  })
})

it('every kind that Scrape Creators has is tested here, and only these', () => {
  const kinds = [...ROWS.values()].filter((row) => adapter.has(row)).map(({ kind }) => kind)
  expect(CASES.map(([kind]) => kind).sort()).toEqual(kinds.sort())
})

describe('pages', () => {
  it('have the size that the caller asks for, whatever the company cuts, and end at its limit', async () => {
    const { provider } = await open()
    const question = questionOf('network-posts', { profile_id: 'clayworks', max_page_size: 2, max_posts: 5 })
    const seen: string[][] = []
    let cursor: string | null = null
    do {
      const page = (await provider.collect(question, cursor, OURSELVES)) as AnswerPage
      seen.push(page.items.map(({ id }) => id))
      cursor = page.cursor
    } while (cursor !== null)
    expect(seen.map((ids) => ids.length)).toEqual([2, 2, 1])
    expect(new Set(seen.flat()).size).toBe(5)
  })

  it('are filled from several pages of the company, at most four', async () => {
    const { provider } = await open()
    const question = questionOf('photosharing-search', { keywords: 'pottery', max_page_size: 50, max_posts: 50 })
    const page = (await provider.collect(question, null, OURSELVES)) as AnswerPage
    expect(page.items).toHaveLength(4)
    expect(replayed.company.asked.map(({ query }) => new URLSearchParams(query).get('page'))).toEqual([
      null,
      '2',
      '3',
      '4',
    ])
    expect(page.cursor).not.toBeNull()
  })

  it('end with the last page of the index that the company searches', async () => {
    const { provider } = await open()
    const question = questionOf('photosharing-search', { keywords: 'pottery', max_page_size: 100 })
    let cursor: string | null = null
    const seen: string[] = []
    do {
      const page = (await provider.collect(question, cursor, OURSELVES)) as AnswerPage
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.cursor
    } while (cursor !== null)
    expect(seen).toHaveLength(11)
    expect(faults()).toEqual([])
  })

  it('show what the caller may not see as forbidden: a private profile', async () => {
    const { provider } = await open()
    const question = questionOf('network-profile', { profile_id: 'hidden' })
    await expect(provider.collect(question, null, OURSELVES)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('members', () => {
  it('of a photo post are its pictures, of a video its file, length and sound', async () => {
    const { provider } = await open()
    const { items } = (await provider.collect(questionOf('shortvideo-posts', HANDLE), null, OURSELVES)) as AnswerPage
    expect(items[0]).toMatchObject({ media: [{ type: 'IMAGE' }, { type: 'IMAGE' }], duration: null })
    expect(items[1]).toMatchObject({
      authorUsername: 'clay.works',
      hashtags: ['clay'],
      media: [{ type: 'VIDEO', url: 'https://cdn.example/7500000000000000002.mp4' }],
      duration: 24.5,
      music: { id: '7400000000000000042', title: 'Slow Wheel', author: 'Ada Potter' },
      url: 'https://www.tiktok.com/@clay.works/video/7500000000000000002',
      createdAt: '2025-11-24T16:00:02.000Z',
    })
  })

  it('of a reply name the comment that it answers', async () => {
    const { provider } = await open()
    const { items } = (await provider.collect(
      questionOf('forum-post-comments', { post_id: 'https://www.reddit.com/r/Pottery/comments/1flgwup/x/' }),
      null,
      OURSELVES,
    )) as AnswerPage
    expect(items).toMatchObject([
      { id: 'ed1czme', postId: '1flgwup', parentCommentId: null, replyCount: 1, likeCount: 12 },
      { id: 'ed2xsuk', postId: '1flgwup', parentCommentId: 'ed1czme', replyCount: 0 },
    ])
  })
})
