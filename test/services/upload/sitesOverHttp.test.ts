import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { askPlainly } from './hostnames/secureRequest.ts'
import { zipOf } from './sites/siteGround.ts'

// The life of a site through the documented paths and the graph, with real payments.

let tollgraph: TestTollgraph
let owner: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph)
}, 60_000)
afterAll(() => tollgraph?.stop())

interface Bought {
  readonly uploadId: string
  readonly uploadUrl: string
  readonly expiresAt: string
}

const api = (path: string) => `${tollgraph.url}/upload${path}`

async function buySite(): Promise<Bought> {
  const answer = await owner.pay(api('/api/site'), json({ filename: 'site.zip', tier: '10mb' }))
  expect(answer.status).toBe(200)
  return (await answer.json()) as Bought
}

const send = async ({ uploadUrl }: { uploadUrl: string }, files: Record<string, string>) =>
  expect((await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(zipOf(files)) })).status).toBe(201)

const show = ({ uploadId }: Bought, path = '/') =>
  askPlainly(Number(tollgraph.environment.HOSTING_PORT), `${uploadId}.sites.localhost`, path)

const costOf = async (work: () => Promise<void>) => {
  const before = await owner.balance()
  await work()
  return before - (await owner.balance())
}

it('a site is bought, shown, replaced and renewed', async () => {
  const site = await buySite()
  await send(site, { 'public/index.html': '<h1>one</h1>', 'public/app.js': 'let x' })
  const activate = () => owner.sign(api('/api/site/activate'), json({ uploadId: site.uploadId }))
  const activated = await activate()
  expect(activated.status).toBe(200)
  expect(await activated.json()).toEqual({
    siteUrl: `http://${site.uploadId}.sites.localhost:${tollgraph.environment.HOSTING_PORT}`,
    fileCount: 2,
    files: ['app.js', 'index.html'],
  })
  expect((await show(site)).body).toBe('<h1>one</h1>')
  expect((await activate()).status).toBe(409)

  const replacing = await owner.sign(api('/api/site'), { ...json({ uploadId: site.uploadId }), method: 'PUT' })
  await send((await replacing.json()) as Bought, { '../index.html': 'evil' })
  const refused = await activate()
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain('leads out of its folder')
  expect((await show(site)).body).toBe('<h1>one</h1>')

  const cost = await costOf(async () => {
    const input = `{ site: "${site.uploadId}", tier: MB_10, count: 3 }`
    const query = `mutation { renewSite(input: ${input}) { site { expiresAt } renewal { count } } }`
    const renewed = await owner.pay(`${tollgraph.url}/graphql`, json({ query }))
    const { data } = (await renewed.json()) as { data: { renewSite: { site: { expiresAt: string } } } }
    const months = (date: string) => new Date(date).getUTCFullYear() * 12 + new Date(date).getUTCMonth()
    expect(months(data.renewSite.site.expiresAt) - months(site.expiresAt)).toBe(18)
  })
  expect(cost).toBe(60_000n)
  const query = `{ storedItem(id: "${site.uploadId}") { siteUrl fileCount pricePaid status } }`
  const told = await owner.sign(`${tollgraph.url}/graphql`, json({ query }))
  expect(await told.json()).toMatchObject({
    data: { storedItem: { fileCount: 2, pricePaid: '0.08', status: 'UPLOADED' } },
  })
})

it('a renewal that cannot be had costs nothing', async () => {
  const { uploadId } = await buySite()
  const stranger = await makeWallet(tollgraph)
  const cases: [TestWallet, object, number][] = [
    [owner, { uploadId, tier: '1gb' }, 400],
    [owner, { uploadId, tier: '10mb', count: 11 }, 400],
    [owner, { uploadId: '2222222222', tier: '10mb' }, 404],
    [stranger, { uploadId, tier: '10mb' }, 403],
  ]
  for (const [wallet, body, status] of cases) {
    const before = await wallet.balance()
    expect((await wallet.pay(api('/api/site/renew'), json(body))).status).toBe(status)
    expect(await wallet.balance()).toBe(before)
  }
})

it('goes live although the one who asked for it has gone', async () => {
  const site = await buySite()
  await send(site, Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`${n}.txt`, `${n} `.repeat(2_000)])))
  const leaving = new AbortController()
  const activation = owner
    .sign(api('/api/site/activate'), { ...json({ uploadId: site.uploadId }), signal: leaving.signal })
    .catch(() => 'gone')
  const begun = async () => {
    const sql = 'SELECT 1 FROM upload.site_version WHERE upload_id = $1 AND extractor IS NOT NULL'
    return (await tollgraph.backend.db.pool.query(sql, [site.uploadId])).rowCount
  }
  await expect.poll(begun, { interval: 5 }).toBe(1)
  leaving.abort()
  expect(await activation).toBe('gone')
  const details = async () => {
    const told = await owner.sign(api(`/api/download/${site.uploadId}`))
    return ((await told.json()) as { upload: object }).upload
  }
  await expect.poll(details, { timeout: 20_000 }).toMatchObject({ status: 'uploaded', fileCount: 400 })
  expect((await show(site, '/399.txt')).status).toBe(200)
})
