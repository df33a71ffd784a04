import { describe, expect, it } from 'vitest'
import { OURSELVES } from '../../subgraphs/kit/upstream/asker.ts'
import { data365Social as adapter } from '../../subgraphs/social/providers/data365/provider.ts'
import type { AnswerPage, Question } from '../../subgraphs/social/providers/provider.ts'
import { ROWS } from '../../subgraphs/social/rows.ts'
import { data365 } from './companies/data365.ts'
import { socialReplay } from './socialReplay.ts'

const replayed = socialReplay(data365, adapter)
const { open, faults } = replayed

/** What the company has of a network's searches, with ids and a member of the first item. */
const CASES: readonly [kind: string, ids: readonly string[], first: object][] = [
  [
    'network-search',
    ['1001', '1002'],
    {
      createdAt: '2026-11-20T10:00:00.000Z',
      text: 'Bisque at cone 06, post 1001',
      authorUsername: '100063669491743',
      hashtags: ['bisque'],
      likeCount: 71,
      media: [{ type: 'IMAGE', url: 'https://fb.example/1001.jpg' }],
      url: 'https://www.facebook.com/1001',
    },
  ],
  ['network-search-people', ['2001', '2002'], { username: 'ada.potter', followerCount: 340 }],
  ['network-search-pages', ['3001', '3002'], { name: 'Clay Works', category: 'Art school', followerCount: 340 }],
  ['network-search-groups', ['4001'], { memberCount: 812, url: 'https://www.facebook.com/groups/4001' }],
]

function questionOf(kind: string): Question {
  const row = [...ROWS.values()].find((one) => one.kind === kind)
  if (!row) throw new Error(`There is no kind ${kind}`)
  const { platform, resource, item, isList } = row
  const input: Question['input'] = { keywords: 'pottery & clay', max_page_size: 50 }
  return { platform, resource, item, isList, input: kind === 'network-search' ? { ...input, max_posts: 50 } : input }
}

describe.each(CASES)('%s at Data365', (kind, ids, first) => {
  const question = questionOf(kind)

  it('begins a task, looks until it has finished, and reads all pages', async () => {
    const { provider, lines } = await open()
    const task = await provider.begin(question, 'job:1', OURSELVES)
    expect(await provider.stateOf(task, OURSELVES)).toEqual({ state: 'PENDING' })
    expect(await provider.stateOf(task, OURSELVES)).toEqual({ state: 'FINISHED' })
    const { items, cursor } = (await provider.collect(question, null, OURSELVES)) as AnswerPage
    expect(faults()).toEqual([])
    expect(items.map(({ id }) => id)).toEqual(ids)
    expect(items[0]).toMatchObject(first)
    expect(cursor).toBeNull()
    expect(lines).toEqual([])
  })

  it('asks for words of dots alone by a path that is not another one', async () => {
    const { provider } = await open()
    const dots = { ...question, input: { ...question.input, keywords: '..' } }
    await provider.begin(dots, 'job:1', OURSELVES)
    expect(replayed.company.asked.at(-1)?.path).toContain('/facebook/search/..%20/')
    expect(faults()).toEqual([])
  })

  it('finds nothing where the company says so', async () => {
    const { provider } = await open()
    const task = await provider.begin(question, 'job:1', OURSELVES)
    replayed.company.mode = 'empty'
    expect(await provider.stateOf(task, OURSELVES)).toEqual({
      state: 'FAILED',
      reason: 'Nothing is public under these words',
      mayTryAgain: false,
    })
    await expect(provider.collect(question, null, OURSELVES)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(faults()).toEqual([])
  })

  it('leaves out an odd row, and logs it once', async () => {
    const { provider, lines } = await open()
    replayed.company.mode = 'odd'
    const { items } = (await provider.collect(question, null, OURSELVES)) as AnswerPage
    expect(items.map(({ id }) => id)).toEqual(ids)
    await provider.collect(question, null, OURSELVES)
    expect(lines).toHaveLength(1)
  })

  it('takes an unknown path, a busy company and a refused token for errors that do not show it', async () => {
    const { provider } = await open()
    for (const [mode, code] of [
      ['lost', 'UPSTREAM'],
      ['busy', 'UNAVAILABLE'],
      ['denied', 'UPSTREAM'],
    ] as const) {
      replayed.company.mode = mode
      for (const step of [
        () => provider.begin(question, 'job:1', OURSELVES),
        () => provider.collect(question, null, OURSELVES),
      ]) {
        const refused = await step().catch((error: unknown) => error)
        expect(refused).toMatchObject({ code })
        expect(String(refused)).not.toContain(data365.key)
      }
    }
  })
})

it('every kind that Data365 has is tested here, and only these', () => {
  const kinds = [...ROWS.values()].filter((row) => adapter.has(row)).map(({ kind }) => kind)
  expect(CASES.map(([kind]) => kind).sort()).toEqual(kinds.sort())
})
