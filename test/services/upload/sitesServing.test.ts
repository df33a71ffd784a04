import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { suspend } from '../../../subgraphs/kit/abuse/actions.ts'
import { acceptedEncoding } from '../../../subgraphs/upload/sites/acceptedEncoding.ts'
import { createLiveSites } from '../../../subgraphs/upload/sites/liveSites.ts'
import { resolvePath } from '../../../subgraphs/upload/sites/resolvePath.ts'
import type { SiteFile } from '../../../subgraphs/upload/sites/siteFile.ts'
import { createSmallFiles } from '../../../subgraphs/upload/sites/smallFiles.ts'
import { fragilePool } from '../../support/fragilePool.ts'
import { newWallet } from '../domains/support/service.ts'
import { buySite, keysIn, liveSite, startSiteHosting, startSites, uploadRow } from './sites/siteGround.ts'
import { buy } from './support/hosting.ts'

const SCRIPT = 'export const answer = 42 // '.repeat(200)
const PICTURE = randomBytes(5_000)
const NOISE = randomBytes(2_100_000)
const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, n) => `line ${n}\n`).join(''))

const FILES = {
  'index.html': '<h1>home</h1>',
  'about.html': '<h1>about</h1>',
  'docs/index.html': '<h1>docs</h1>',
  'docs/a b.html': '<h1>a b</h1>',
  'blog.html': '<h1>blog page</h1>',
  'blog/index.html': '<h1>blog folder</h1>',
  'app.js': SCRIPT,
  'picture.png': PICTURE,
  'large.txt': LARGE,
  'noise.txt': NOISE,
  noending: 'what is this',
  '100%.txt': 'percent',
  'a%2eb.txt': 'escaped once',
  'ünï/ж.txt': 'ünï',
  ['__proto__']: 'a name like any other',
  '404.html': '<h1>nothing here</h1>',
}

let ground: Awaited<ReturnType<typeof startSiteHosting>>
let id: string
beforeAll(async () => {
  ground = await startSiteHosting()
  id = await liveSite(ground, newWallet(), FILES)
})
afterAll(async () => {
  await ground?.first.stop()
  await ground?.hosting.stop()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ground.first.get(id, path, { headers, method })

describe('a path of a site', () => {
  it.each([
    ['/', '<h1>home</h1>'],
    ['/index.html', '<h1>home</h1>'],
    ['/?x=1', '<h1>home</h1>'],
    ['/about', '<h1>about</h1>'],
    ['/about.html', '<h1>about</h1>'],
    ['/docs/', '<h1>docs</h1>'],
    ['/docs/a%20b', '<h1>a b</h1>'],
    ['/blog', '<h1>blog page</h1>'],
    ['/blog/', '<h1>blog folder</h1>'],
    ['/100%25.txt', 'percent'],
    ['/a%252eb.txt', 'escaped once'],
    ['/%C3%BCn%C3%AF/%D0%B6.txt', 'ünï'],
    ['/u%CC%88ni%CC%88/%D0%B6.txt', 'ünï'],
    ['/__proto__', 'a name like any other'],
    ['/docs/../about', '<h1>about</h1>'],
    ['/docs/%2e%2e/about', '<h1>about</h1>'],
  ])('%s shows its file', async (path, text) => {
    const page = await get(path)
    expect([page.status, page.body.toString()]).toEqual([200, text])
  })

  it.each([
    ['/docs', '/docs/'],
    ['/docs?a=b', '/docs/?a=b'],
    ['/about/', '/about'],
    ['/docs/a%20b/', '/docs/a%20b'],
  ])('%s is sent on to %s for now', async (path, location) => {
    const page = await get(path)
    expect([page.status, page.headers.location]).toEqual([307, location])
  })

  it.each([
    '/nope',
    '/docs/nope',
    '/docs/b/',
    '//docs',
    '/docs//',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/app.js/',
    '/constructor',
    '/a%5Cb',
  ])('%s is not there, in the words of the site', async (path) => {
    const page = await get(path)
    if (path.includes('%2f')) return expect(page.status).toBe(400)
    expect([page.status, page.body.toString()]).toEqual([404, '<h1>nothing here</h1>'])
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('that cannot be decoded is malformed', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400)
    expect((await get('/%ff')).status).toBe(400)
  })

  it('takes GET and HEAD only', async () => {
    const page = await get('/', { 'content-length': '0' }, 'POST')
    expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('leads to a file of the site or nowhere, whatever it is', () => {
    const files = new Map<string, SiteFile>(Object.keys(FILES).map((path) => [path, fileAt(path)]))
    const part = fc.constantFrom(
      'docs',
      'a',
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '',
      'about',
      'index.html',
      '%',
      '%00',
      'é',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part).map((parts) => `/${parts.join('/')}`),
          fc.webPath(),
        ),
        (path) => {
          const found = resolvePath(files, path)
          if (found.kind === 'file') expect([...files.values()]).toContain(found.file)
          // Another host would begin with two slashes.
          if (found.kind === 'moved') expect(found.path).toMatch(/^\/[^/\\]/)
        },
      ),
    )
  })
})

describe('a file of a site', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/app.js', 'text/javascript; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/large.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/picture.png', 'image/png', 'public, max-age=0, must-revalidate'],
    ['/noending', 'application/octet-stream', 'public, max-age=0, must-revalidate'],
  ])('%s comes as %s, and caches keep it as it may change', async (path, type, caching) => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
  })

  it('travels packed to whoever takes that, each form with a tag of its own', async () => {
    const plain = await get('/app.js')
    const gzip = await get('/app.js', { 'accept-encoding': 'gzip, deflate' })
    const br = await get('/app.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers, body } of [plain, gzip, br]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
    }
  })

  it('that is large is packed by gzip, and one that does not shrink is not packed at all', async () => {
    const large = await get('/large.txt', { 'accept-encoding': 'br, gzip' })
    expect(large.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(large.body).equals(LARGE)).toBe(true)
    expect((await get('/large.txt')).body.equals(LARGE)).toBe(true)
    for (const [path, content] of [
      ['/picture.png', PICTURE],
      ['/noise.txt', NOISE],
    ] as const) {
      const { headers, body } = await get(path, { 'accept-encoding': 'br, gzip' })
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
      expect(body.equals(content)).toBe(true)
    }
  })

  it.each(['/app.js', '/large.txt'])('%s is not sent again to whoever has it', async (path) => {
    for (const encoding of ['identity', 'gzip']) {
      const { headers } = await get(path, { 'accept-encoding': encoding })
      const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    }
    const { headers } = await get(path)
    const since = { 'if-modified-since': String(headers['last-modified']) }
    expect((await get(path, since)).status).toBe(304)
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it.each(['/picture.png', '/large.txt'])('%s comes in parts', async (path) => {
    const whole = (await get(path)).body
    const part = await get(path, { range: 'bytes=100-199' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.length}`])
    expect(part.body.equals(whole.subarray(100, 200))).toBe(true)
    expect((await get(path, { range: 'bytes=-7' })).body.equals(whole.subarray(-7))).toBe(true)
    const outside = await get(path, { range: `bytes=${whole.length}-` })
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
  })

  it.each(['/', '/large.txt', '/nope'])('%s says by HEAD what GET would bring', async (path) => {
    const [head, got] = [await get(path, {}, 'HEAD'), await get(path)]
    expect([head.status, head.body.length]).toEqual([got.status, 0])
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers[name]).toBe(got.headers[name])
  })

  it('keeps its tag in the next version when it does not change', async () => {
    const same = await liveSite(ground, newWallet(), { 'app.js': SCRIPT, 'other.js': 'let x' })
    const other = await ground.first.get(same, '/app.js')
    expect(other.headers.etag).toBe((await get('/app.js')).headers.etag)
  })

  it('lies in the store under a name that is not made of its own', async () => {
    for (const key of await keysIn(ground.hosting, `sites/${id}`))
      expect(key).toMatch(/^sites\/\w{10}\/[0-9a-f-]{36}\/\d+(\.gz|\.br)?$/)
  })
})

describe('instead of a site', () => {
  const at = (name: string) => ground.first.get(name, '/')

  it('there is a page that says that there is none, none yet, or none any more', async () => {
    const { hosting } = ground
    expect([(await at('nobodyhere')).status, (await at('2222222222')).status]).toEqual([404, 404])
    expect((await at('2222222222')).body.toString()).toContain('There is no site here')
    const { uploadId } = await buySite(hosting, newWallet())
    const yet = await at(uploadId)
    expect([yet.status, yet.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(yet.body.toString()).toContain('There is no site here yet')
    const file = await buy(hosting, newWallet(), 'buyUpload')
    expect((await at(file.uploadId)).body.toString()).toContain('No site has this name')
    const now = hosting.now
    hosting.now = (await uploadRow(hosting, id)).expiresAt
    const expired = await at(id)
    hosting.now = now
    expect([expired.status, expired.body.includes('This site has expired')]).toEqual([410, true])
    expect((await at(id)).status).toBe(200)
  })

  it('a page of ours says that a path is not there, when the site has no 404.html', async () => {
    const bare = await liveSite(ground, newWallet(), { 'x.txt': 'x' })
    const root = await at(bare)
    expect([root.status, root.body.includes('There is no such page')]).toEqual([404, true])
    expect(root.headers['content-security-policy']).toBe("default-src 'none'")
  })
})

describe('a site that is known', () => {
  const fragile = () => fragilePool(ground.hosting.db.pool)
  // More than what is believed without asking.
  const muchLater = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)

  it('is served on while the database does not answer; one that is not known is not', async () => {
    const { state, pool } = fragile()
    const live = createLiveSites(pool, ground.hosting.log)
    const before = await live.find(id)
    state.isDown = true
    muchLater()
    try {
      expect(await live.find(id)).toBe(before)
      await expect(live.find('3333333333')).rejects.toThrow('The database is down')
      state.isDown = false
      expect(await live.find('3333333333')).toBeNull()
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('has its pages served on too, and is still suspended if it was', async () => {
    const suspended = await liveSite(ground, newWallet(), { 'index.html': 'bad' })
    const { hosting } = ground
    await suspend(hosting.db.pool, { kind: 'SITE', target: suspended }, { by: 'ada', reason: 'Phishing' })
    const { state, pool } = fragile()
    const process = await startSites({ ...hosting, db: { ...hosting.db, pool } })
    const statuses = async () => [(await process.get(id, '/')).status, (await process.get(suspended, '/')).status]
    try {
      expect(await statuses()).toEqual([200, 403])
      state.isDown = true
      muchLater()
      expect(await statuses()).toEqual([200, 403])
    } finally {
      vi.restoreAllMocks()
      await process.stop()
    }
  })
})

describe('small files in memory', () => {
  it('are read once for all who ask at one moment, and again by nobody', async () => {
    const { blobs } = ground.hosting
    const [key = ''] = await keysIn(ground.hosting, `sites/${id}`)
    const size = (await blobs.stat(key))?.size ?? 0
    const open = vi.fn(blobs.open.bind(blobs))
    const small = createSmallFiles({ ...blobs, open })
    const [one, other] = await Promise.all([small.read({ key, size }), small.read({ key, size })])
    expect(one).toHaveLength(size)
    expect(other).toBe(one)
    expect(await small.read({ key, size })).toBe(one)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('are not there for a large file, for one that is gone, or for one of another size', async () => {
    const small = createSmallFiles(ground.hosting.blobs)
    const [key = ''] = await keysIn(ground.hosting, `sites/${id}`)
    expect(await small.read({ key, size: 1_000_000 })).toBeNull()
    expect(await small.read({ key, size: 1 })).toBeNull()
    expect(await small.read({ key: 'sites/none', size: 1 })).toBeNull()
  })
})

describe('the encoding that is chosen', () => {
  const all = { br: true, gzip: true }

  it.each([
    [undefined, all, null],
    ['', all, null],
    ['gzip', all, 'gzip'],
    ['GZIP;q=0.5', all, 'gzip'],
    ['gzip, br', all, 'br'],
    ['br;q=0.4, gzip;q=0.9', all, 'gzip'],
    ['br;q=0, gzip;q=0', all, null],
    ['*', all, 'br'],
    ['*;q=0', all, null],
    ['br;q=0, *', all, 'gzip'],
    ['br', { gzip: true }, null],
    ['identity, gzip;q=0.5', all, null],
    ['identity;q=0.5, gzip;q=0.5', all, 'gzip'],
    ['deflate, zstd', all, null],
    ['br;q=nonsense, gzip', all, 'gzip'],
  ] as const)('for %j of %j is %j', (header, available, encoding) => {
    expect(acceptedEncoding(header, available)).toBe(encoding)
  })
})

function fileAt(key: string): SiteFile {
  return { key, size: 1, etag: key, type: 'text/plain', packed: {} }
}
