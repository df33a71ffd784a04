import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { openRobotsBook } from '../../../../subgraphs/enrich/web/reading/robots.ts'
import { OutboundFailed } from '../../../../subgraphs/kit/net/outbound/errors.ts'
import { type Outbound, openOutbound } from '../../../../subgraphs/kit/net/outbound/outbound.ts'
import { startStranger } from '../../../kit/outbound/servers.ts'

afterEach(() => void vi.restoreAllMocks())

/** A book over sites whose robots.txt is this, and the sites that were asked for theirs. */
function open(text: string) {
  const asked: string[] = []
  const fetch: Outbound['fetch'] = async (url) => {
    asked.push(new URL(url).hostname)
    const answer = { url, status: 200, headers: {}, contentType: 'text/plain', charset: null }
    return { ...answer, body: Buffer.from(text) }
  }
  return { asked, book: openRobotsBook({ fetch, userAgent: 'Test/1.0' }) }
}

it('rules of a site are asked for once', async () => {
  const { asked, book } = open('User-agent: *\nDisallow: /closed\n')
  const rules = await Promise.all([book.rulesOf('https://a.example/1'), book.rulesOf('https://a.example/2')])
  rules.push(await book.rulesOf('https://a.example/3'))
  expect(rules.map(({ isAllowed }) => isAllowed('https://a.example/closed'))).toEqual([false, false, false])
  expect(asked).toEqual(['a.example'])
})

it('a site whose file could not be read is asked again after a minute, another one after an hour', async () => {
  const begun = performance.now()
  let passedMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => begun + passedMs)
  let asked = 0
  const fetch: Outbound['fetch'] = async (url) => {
    if (++asked === 1) throw new OutboundFailed('TIMEOUT', 'It did not answer in time')
    return { url, status: 200, headers: {}, contentType: 'text/plain', charset: null, body: Buffer.from('') }
  }
  const book = openRobotsBook({ fetch, userAgent: 'Test/1.0' })
  const isAllowed = async () => (await book.rulesOf('https://a.example/')).isAllowed('https://a.example/')
  const after = async (ms: number) => {
    passedMs += ms
    // The cache looks at the clock once a millisecond.
    await delay(5)
    return [await isAllowed(), asked]
  }
  expect(await after(1_000)).toEqual([false, 1])
  expect(await after(59_000)).toEqual([false, 1])
  expect(await after(2_000)).toEqual([true, 2])
  expect(await after(59 * 60_000)).toEqual([true, 2])
  expect(await after(2 * 60_000)).toEqual([true, 3])
})

it('the rules of many sites take no more room than there is, however long they are', async () => {
  const { asked, book } = open(`User-agent: *\nDisallow: /${'x'.repeat(400_000)}\n`)
  for (let site = 0; site < 20; site++) await book.rulesOf(`https://site-${site}.example/`)
  asked.length = 0
  await book.rulesOf('https://site-19.example/')
  expect(asked).toEqual([])
  await book.rulesOf('https://site-0.example/')
  expect(asked).toEqual(['site-0.example'])
})

it('a file that names thousands of agents and rules costs little room and time', async () => {
  const agents = Array.from({ length: 15_000 }, (_, number) => `User-agent: a${number}`)
  const rules = Array.from({ length: 15_000 }, (_, number) => `Disallow: /${number}/`)
  const { book } = open(
    [...agents, 'User-agent: test/9', 'User-agent: *', 'User-agent: *', ...rules, 'Sitemap: /map.xml'].join('\n'),
  )
  const begun = performance.now()
  const { isAllowed, sitemaps } = await book.rulesOf('https://a.example/')
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect([isAllowed('https://a.example/14999/x'), isAllowed('https://a.example/x')]).toEqual([false, true])
  expect(sitemaps).toEqual(['/map.xml'])
})

it('of a file of more than 500 KiB the first whole lines count', async () => {
  const [start, end] = ['User-agent: *\nDisallow: /closed\n#', '\nDisallow: /o']
  const file = `${start.padEnd(512_000 - end.length, '-')}${end}ther\nDisallow: /late\n`
  const stranger = await startStranger((_, response) => response.end(file))
  const { url, port } = stranger
  const outbound = openOutbound({ allow: [`127.0.0.1:${port}`], resolve: async () => [], userAgent: 'Test/1.0' })
  const { isAllowed } = await openRobotsBook(outbound).rulesOf(url)
  await stranger.stop()
  expect(['/closed', '/open', '/late'].map((path) => isAllowed(url + path))).toEqual([false, true, true])
})

it.each([
  ['many rules of wildcards', `Disallow: /${'*a'.repeat(900)}b\n`.repeat(270), true],
  ['many rules of wildcards and rare ends', 'Disallow: *aab\n'.repeat(2_000), true],
  ['too many of them', 'Disallow: *aab\n'.repeat(32_000), false],
])('a URL is compared in a moment with %s', async (_, rules, isAllowed) => {
  const found = await open(`User-agent: *\n${rules}`).book.rulesOf('https://a.example/')
  const begun = performance.now()
  expect(found.isAllowed(`https://a.example/${'a'.repeat(2_000)}`)).toBe(isAllowed)
  expect(performance.now() - begun).toBeLessThan(5_000)
})

it.each([
  ['/a*/c', '/a/b/c/d', false],
  ['/a*/c$', '/a/b/c/d', true],
  ['/a*/c$', '/a/c/b/c', false],
  ['/a$', '/a', false],
  ['/a$', '/ab', true],
  ['/a*a$', '/a', true],
  ['/*?q=', '/x?q=1', false],
  ['/%e4', '/%E4', false],
  ['/caf\u00e9', '/caf\u00e9', false],
  ['/a$b', '/a$b', false],
  ['/a%2fb', '/a/b', true],
])('a rule %s says of %s whether it is allowed: %s', async (rule, path, isAllowed) => {
  const { book } = open(`User-agent: *\nAllow: /\nDisallow: ${rule}`)
  expect((await book.rulesOf('https://a.example/')).isAllowed(`https://a.example${path}`)).toBe(isAllowed)
})

it('the longest rule counts, and of equal ones the one that allows; rules are those of their own site', async () => {
  const { book } = open('User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/*\nDisallow: /c\nAllow: /c')
  const { isAllowed } = await book.rulesOf('https://a.example/')
  const paths = ['/a', '/a/b', '/a/x', '/c']
  expect(paths.map((path) => isAllowed(`https://a.example${path}`))).toEqual([false, true, false, true])
  expect(isAllowed('https://b.example/a')).toBe(true)
})

it.each([
  ['our own before those for all', 'User-agent: *\nDisallow: /\n\nUser-agent: TEST/2.0\nDisallow: /b', '/a', true],
  ['those of a group with others', 'User-agent: x\nUser-agent: *\nUser-agent: y\nDisallow: /a', '/a', false],
  ['none of a group of others', 'User-agent: *\nAllow: /\nUser-agent: x\nDisallow: /a', '/a', true],
  ['none before a name', 'Disallow: /a\nUser-agent: *\nDisallow: /b', '/a', true],
  ['those behind a line of something else', 'User-agent: *\nnonsense\nHost: x\n# more\nDisallow: /a # b', '/a', false],
  ['those of lines that end in several ways', 'User-agent: *\r\nDisallow: /b\rDisallow: /a', '/a', false],
  [
    'those of all groups for all',
    'User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: *\nDisallow: /b',
    '/a',
    false,
  ],
])('rules are %s', async (_, text, path, isAllowed) => {
  const rules = await open(text).book.rulesOf('https://a.example/')
  expect(rules.isAllowed(`https://a.example${path}`)).toBe(isAllowed)
})
