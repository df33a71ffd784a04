import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { OURSELVES } from '../../../subgraphs/kit/upstream/asker.ts'
import { openSocialProviders } from '../../../subgraphs/social/providers/engines.ts'
import { startCompany } from '../../kit/upstream/company.ts'
import { data365 } from '../../replay/companies/data365.ts'
import { scrapeCreatorsSocial } from '../../replay/companies/scrapeCreatorsSocial.ts'
import { type ReplayServer, startReplay } from '../../replay/server.ts'
import { eventually } from '../../support/ledger.ts'
import { providerHost } from '../../support/providerHost.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let scrapeCreators: ReplayServer
let collector: ReplayServer
let tollgraph: TestTollgraph
beforeAll(async () => {
  scrapeCreators = await startReplay(scrapeCreatorsSocial)
  collector = await startReplay(data365)
  tollgraph = await startTollgraph({
    SCRAPECREATORS_URL: scrapeCreators.url,
    SCRAPECREATORS_KEY: scrapeCreatorsSocial.key,
    DATA365_URL: collector.url,
    DATA365_KEY: data365.key,
  })
})
afterAll(async () => {
  await tollgraph?.stop()
  await scrapeCreators?.close()
  await collector?.close()
})

interface Ticket {
  readonly jobId: string
}

async function buy(path: string, input: object, by: TestWallet) {
  scrapeCreators.asked.length = 0
  collector.asked.length = 0
  const answer = await by.pay(`${tollgraph.url}/social/api/${path}`, json(input))
  const ticket = (await answer.json()) as Ticket
  expect({ status: answer.status, ticket }).toMatchObject({ status: 202 })
  const ended = await by.sign(`${tollgraph.url}/social/api/jobs?jobId=${ticket.jobId}&wait=30`)
  const faults = [...scrapeCreators.asked, ...collector.asked].flatMap((asked) => asked.faults)
  return { source: ended.headers.get('x-data-source'), body: await ended.json(), faults }
}

describe('a job of a configured company', () => {
  it('asks as the company documents, and gives its values in the members of the path', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const { source, body, faults } = await buy(
      'shortvideo/posts',
      { handle: '@clay.works', max_posts: 2, max_page_size: 1 },
      wallet,
    )
    expect(faults).toEqual([])
    expect(source).toBe('live')
    expect(body).toEqual({
      status: 'finished',
      data: {
        items: [
          expect.objectContaining({
            id: '7500000000000000002',
            text: 'Kiln day 7500000000000000002 #clay',
            created_time: '2025-11-24T16:00:02.000Z',
            timestamp: 1_764_000_002,
            author_id: '6600000000000000001',
            author_username: 'clay.works',
            play_count: 15_321,
            like_count: 1_204,
            hashtags: ['clay'],
            duration: 24.5,
          }),
        ],
        page_info: { cursor: expect.any(String), has_next_page: true },
      },
    })
    expect(await wallet.balance()).toBe(parseUsd('0.94'))
  })

  it('that takes its time is begun, looked after and read', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const { source, body, faults } = await buy('network/search-groups', { keywords: 'potters' }, wallet)
    expect(faults).toEqual([])
    expect(source).toBe('live')
    expect(body).toMatchObject({
      status: 'finished',
      data: { items: [{ id: '4001', name: 'Potters of the North', member_count: 812 }] },
    })
  })

  it('that finds nothing is refunded', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    scrapeCreators.mode = 'empty'
    onTestFinished(() => {
      scrapeCreators.mode = 'normal'
    })
    const profile = await buy('network/profile', { profile_id: 'nowhere' }, wallet)
    expect(profile.body).toEqual({ status: 'failed', error: "Account doesn't exist" })
    const posts = await buy('forum/subreddit', { name: 'r/Pottery' }, wallet)
    expect(posts.body).toEqual({ status: 'failed', error: 'Nothing was found' })
    await eventually('the money is back', async () => (await wallet.balance()) === parseUsd('1'))
  })

  it('belongs to an account with the address of its page at the platform', async () => {
    const query = '{ socialAccount(platform: SHORTVIDEO, username: "clay.works") { url } }'
    const answer = await fetch(`${tollgraph.url}/graphql`, json({ query }))
    expect(await answer.json()).toEqual({
      data: { socialAccount: { url: 'https://www.tiktok.com/@clay.works' } },
    })
  })

  it('is one of the stand-in, and says so, where no company has the resource', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const { source, body } = await buy('photosharing/stories', { handle: 'maya.lindqvist' }, wallet)
    expect(source).toBe('sandbox')
    expect(body).toMatchObject({ status: 'finished' })
  })
})

describe('on a network with real money', () => {
  async function open(settings: Readonly<Record<string, string>>) {
    const opened = await openSocialProviders({
      settings,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      providers: providerHost({ areStandInsAllowed: false, timeoutMs: 200 }),
    })
    onTestFinished(() => opened.stop())
    return opened
  }

  it('what no configured company has is not offered', async () => {
    const { providers, listings } = await open({ SCRAPECREATORS_KEY: 'key' })
    expect(listings).toEqual(
      expect.arrayContaining([
        { name: 'shortvideo', kind: 'live', note: 'ScrapeCreators' },
        { name: 'network-search', kind: 'off' },
      ]),
    )
    expect(providers.sourceOf({ platform: 'shortvideo', resource: 'followers' })).toBe('live')
    for (const resource of ['followers', 'search'])
      expect(() => providers.sourceOf({ platform: 'network', resource })).toThrow(/no provider of network-\w+ is/)
  })

  it('without a company nothing is offered', async () => {
    const { providers, listings } = await open({})
    expect(new Set(listings.map(({ kind }) => kind))).toEqual(new Set(['off']))
    expect(() => providers.sourceOf({ platform: 'forum', resource: 'post' })).toThrow(
      expect.objectContaining({ code: 'PROVIDER_NOT_CONFIGURED' }),
    )
  })

  it('a company may take longer than the time-out of other providers: it reads the platform while we wait', async () => {
    const slow = await startCompany(async () => {
      await delay(400)
      return { body: { success: true, posts: [], after: null } }
    })
    const { providers } = await open({ SCRAPECREATORS_URL: slow.url, SCRAPECREATORS_KEY: 'key' })
    const question = {
      platform: 'forum',
      resource: 'subreddit',
      item: 'post',
      isList: true,
      input: { name: 'Pottery' },
    } as const
    expect(await providers.collect(question, null, OURSELVES)).toEqual({ items: [], cursor: null })
    expect(slow.asked).toHaveLength(1)
  })

  it('a task of a company that is no longer configured is begun again', async () => {
    const { providers } = await open({ SCRAPECREATORS_KEY: 'key' })
    expect(await providers.stateOf('data365 {"path":"/x","query":{}}', OURSELVES)).toMatchObject({
      state: 'FAILED',
      mayTryAgain: true,
    })
  })
})
