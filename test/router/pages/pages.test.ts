import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPages, type PageAnswer, type PagePlace, type Pages } from '../../../router/pages/index.ts'

const GATEWAY: PagePlace = { service: 'gateway', baseUrl: 'http://localhost', origin: 'http://localhost' }
const DOMAINS: PagePlace = { service: 'domains', baseUrl: 'http://localhost/domains', origin: 'http://localhost' }

describe('the pages', () => {
  let cacheDir: string
  let pages: Pages

  beforeAll(async () => {
    cacheDir = await newCacheDir()
    pages = await openPages({ cacheDirs: [cacheDir] })
  })

  afterAll(() => rm(cacheDir, { recursive: true, force: true }))

  it('leave every path that is not theirs to the next, at once', async () => {
    for (const path of ['/api/search', '/docsify', '/openapi.json']) {
      expect(pages.answer(path, DOMAINS)).toBeNull()
    }
  })

  it('tell at each base URL what the service is, with links to its documents', async () => {
    const home = await pages.answer('/', DOMAINS)
    const text = home?.body.toString() ?? ''
    expect(home?.status).toBe(200)
    expect(text).toContain('<title>Tollgraph Domains</title>')
    expect(text).toContain('<meta name="description"')
    expect(text).toContain('href="http://localhost/domains/openapi.json"')
    expect(text).not.toContain('sandbox')
    expect((await pages.answer('/', GATEWAY))?.body.toString()).toContain('href="http://localhost/sandbox"')
  })

  it('say at the root what this is, with each service and its prices', async () => {
    const services = [
      { name: 'domains', paths: 3, prices: { from: '0.01', to: '2.5' } },
      { name: 'data', paths: 1, prices: { from: '0.01', to: '0.01' } },
      { name: 'travel', paths: 2, prices: { from: '0.00', to: '9.00' } },
      { name: 'gateway', paths: 2, prices: null },
    ]
    const ofData = 'https://data.example'
    const open = await openPages({
      cacheDirs: [cacheDir],
      offered: () => services,
      baseUrlFrom: ({ baseUrl }, service) => (service === 'data' ? ofData : `${baseUrl}/${service}`),
    })
    const text = (await open.answer('/', GATEWAY))?.body.toString() ?? ''
    expect(text).toContain('One graph over 4 services')
    expect(text).toContain('8 documented paths')
    for (const price of ['0.01 to 2.5 USD a call', '>up to 9.00 USD a call<', '>0.01 USD a call<', '>free<'])
      expect(text).toContain(price)
    expect(text).toContain('href="http://localhost/domains/llms.txt"')
    expect(text).toContain(`href="${ofData}/llms.txt"`)
    expect(text).toContain('href="http://localhost/sandbox#q=')
    const style = /href="(site\/[0-9a-f]+\/site\.css)"/.exec(text)?.[1]
    expect((await open.answer(`/${style}`, GATEWAY))?.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('show browsers a page where nothing is, with its path as text', () => {
    const { body, headers, status } = pages.notFound('/<b>nothing</b>', GATEWAY)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body.toString()).toContain('&lt;b&gt;nothing&lt;/b&gt;')
    expect(body.toString()).not.toContain('<b>nothing')
  })

  it('have the sandbox at the gateway only', async () => {
    expect(pages.answer('/sandbox', DOMAINS)).toBeNull()
  })

  it.each(['/sandbox'])('allow %s nothing but its own origin, and no inline script', async (path) => {
    const { headers, body } = await get(pages, path)
    const policy = headers['content-security-policy']

    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
    expect(body.toString()).not.toMatch(/<style|<script(?![^>]+src=)| (href|src)="(\w+:|\/)/)
  })

  it.each(['/sandbox'])(
    'let browsers keep the parts of %s for good, compressed where they can read it',
    async (path) => {
      for (const part of partsOf(await get(pages, path))) {
        const plain = await get(pages, part)
        const gzipped = await get(pages, part, 'gzip, deflate')
        expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(plain.headers['content-encoding']).toBeUndefined()
        expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
        expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true)
        expect(plain.body.includes('sourceMappingURL=')).toBe(false)
      }
    },
  )

  it.each(['/sandbox'])('have no parts of %s but those', async (path) => {
    const [part] = partsOf(await get(pages, path))
    for (const name of ['nothing.js', '..%2fpages.ts', 'main.ts', '']) {
      expect((await get(pages, `${part!.slice(0, part!.lastIndexOf('/'))}/${name}`)).status).toBe(404)
    }
  })

  it('have an icon', async () => {
    const { headers, body } = await get(pages, '/favicon.ico')
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(body.toString()).toMatch(/^<svg /)
  })
})

describe('the bundle of the sandbox', () => {
  let cacheDir: string
  let progress: string[]

  beforeEach(async () => {
    cacheDir = await newCacheDir()
    progress = []
  })

  afterEach(() => rm(cacheDir, { recursive: true, force: true }))

  it('is built at first use, and nothing but the sandbox waits for it', async () => {
    const pages = await open()
    await get(pages, '/guides')
    expect(await readdir(cacheDir)).toEqual([])

    await get(pages, '/sandbox')
    expect(await readdir(cacheDir)).toHaveLength(1)
    expect(progress).toHaveLength(2)
  })

  it('is built once for all who ask at the same time, and found again at the next start', async () => {
    const pages = await open()
    const answers = await Promise.all([get(pages, '/sandbox'), get(pages, '/sandbox')])
    const afterwards = await get(await open(), '/sandbox')

    expect(answers.map(({ body }) => body.toString())).toEqual([afterwards.body.toString(), afterwards.body.toString()])
    expect(progress).toHaveLength(2)
  })

  it('is whole for two starts that build it at the same time', async () => {
    const [one, other] = await Promise.all([open(), open()])
    const answers = await Promise.all([get(one, '/sandbox'), get(other, '/sandbox')])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await readdir(cacheDir)).toHaveLength(1)
    for (const part of partsOf(answers[1]!)) expect((await get(other, part)).status).toBe(200)
  })

  function open(): Promise<Pages> {
    return openPages({ cacheDirs: [cacheDir], onProgress: (message) => progress.push(message) })
  }
})

function newCacheDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'pages-'))
}

async function get(pages: Pages, path: string, acceptEncoding?: string): Promise<PageAnswer> {
  const answer = await pages.answer(path, GATEWAY, acceptEncoding)
  if (!answer) throw new Error(`Nothing at ${path}`)
  return answer
}

function partsOf({ body }: PageAnswer): string[] {
  return [...body.toString().matchAll(/(?:href|src)="(sandbox\/[^"]+)"/g)].map(([, path]) => `/${path}`)
}
