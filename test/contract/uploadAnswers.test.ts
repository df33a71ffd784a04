import { get } from 'node:http'
import { ZipArchive } from 'archiver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../support/wallet.ts'
import { type Answering, startAnswering } from './answering.ts'
import { rowOf } from './facts.ts'

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['upload'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

interface Slot {
  readonly uploadId: string
  readonly uploadUrl: string
  readonly publicUrl: string
  readonly txHash: string
  readonly curlExample: string
}

const put = (url: string, body: string | Uint8Array<ArrayBuffer>) => fetch(url, { method: 'PUT', body })

describe('a file, from its purchase on', () => {
  let slot: Slot

  it('has its room bought for the price of its tier', async () => {
    const cost = await answering.costOf(async () => {
      slot = await call<Slot>('BuyUpload', rowOf('BuyUpload').sample)
    })
    expect(cost).toBe(200_000n)
    expect(slot).toMatchObject({ uploadMethod: 'put', maxSize: 100_000_000, txHash: expect.stringMatching(/^0x/) })
    expect(slot.curlExample).toContain(slot.uploadUrl)
    expect(slot.publicUrl).toMatch(/\/Report-2030\.pdf$/)
  })

  it('is sent, and is there for everybody', async () => {
    expect(await call('UploadDetails', { uploadId: slot.uploadId })).toMatchObject({
      upload: {
        status: 'pending',
        actualSize: null,
        kind: 'file',
        tier: '100mb',
        pricePaid: '0.20',
        txHash: slot.txHash,
      },
    })
    expect((await put(slot.uploadUrl, '%PDF')).status).toBe(201)
    const file = await fetch(slot.publicUrl)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(await file.text()).toBe('%PDF')
    expect(await call('UploadDetails', { uploadId: slot.uploadId })).toMatchObject({
      upload: {
        status: 'uploaded',
        actualSize: 4,
        filename: 'Report 2030.pdf',
        siteUrl: null,
        publicUrl: slot.publicUrl,
      },
    })
  })

  it('is listed to its owner, newest first, page by page', async () => {
    const cheap = await call<Slot>('BuyUpload', { filename: 'a', contentType: 'text/plain', tier: '10mb' })
    const first = await call<{ uploads: { id: string }[]; nextCursor?: string }>('ListUploads', { limit: 1 })
    expect(first.uploads.map(({ id }) => id)).toEqual([cheap.uploadId])
    const second = await call('ListUploads', { limit: 1, cursor: first.nextCursor })
    expect(second).toMatchObject({ uploads: [{ id: slot.uploadId }] })
    expect(second).not.toHaveProperty('nextCursor')
  })
})

describe('a site, from its purchase on', () => {
  const hostname = 'www.contract-sample.com'
  let slot: Slot

  it('is bought, sent and put live', async () => {
    slot = await call<Slot>('BuySite', rowOf('BuySite').sample)
    expect(slot).not.toHaveProperty('publicUrl')
    expect((await put(slot.uploadUrl, await zipOf({ 'index.html': 'first', 'a/b.txt': 'b' }))).status).toBe(201)
    const live = await call('ActivateSite', { uploadId: slot.uploadId })
    expect(live).toMatchObject({ fileCount: 2, files: ['a/b.txt', 'index.html'] })
    expect(await page()).toBe('first')
    expect(await call('UploadDetails', { uploadId: slot.uploadId })).toMatchObject({
      upload: { kind: 'site', isSite: true, status: 'uploaded', fileCount: 2, siteUrl: live.siteUrl },
    })
  })

  it('is replaced all at once', async () => {
    const fresh = await call<Slot>('ReplaceSite', { uploadId: slot.uploadId })
    expect((await put(fresh.uploadUrl, await zipOf({ 'index.html': 'second' }))).status).toBe(201)
    expect(await page()).toBe('first')
    await call('ActivateSite', { uploadId: slot.uploadId })
    expect(await page()).toBe('second')
  })

  it('is kept longer for the price of its tier, times the periods', async () => {
    const cost = await answering.costOf(async () => {
      const renewal = await call('RenewSite', { uploadId: slot.uploadId, tier: '10mb', count: 2 })
      expect(renewal).toMatchObject({ uploadId: slot.uploadId, count: 2 })
    })
    expect(cost).toBe(40_000n)
  })

  it('has a host name of its own connected, looked at and detached', async () => {
    const connected = await call<{ dnsRecords: object[] }>('ConnectDomain', { uploadId: slot.uploadId, hostname })
    expect(connected).toMatchObject({ hostname, status: 'pending' })
    expect(connected.dnsRecords).toHaveLength(2)
    expect(await call('DomainTlsStatus', { uploadId: slot.uploadId })).toMatchObject({ hostname, status: 'pending' })
    expect(await call('DetachDomain', { uploadId: slot.uploadId })).toEqual({ success: true, hostname })
  })

  /** The site's first page, asked for by its name at the port where it is served. */
  async function page(): Promise<string> {
    const { HOSTING_PORT } = answering.tollgraph.environment
    return new Promise((resolve, reject) => {
      const headers = { host: `${slot.uploadId}.sites.localhost` }
      get({ host: '127.0.0.1', port: HOSTING_PORT, path: '/', headers }, (response) => {
        response.toArray().then((chunks) => resolve(Buffer.concat(chunks).toString()), reject)
      }).once('error', reject)
    })
  }
})

describe('a wallet in the graph', () => {
  it('has its uploads and its sites', async () => {
    const query =
      '{ me { uploads(first: 1) { nodes { id tier } pageInfo { endCursor } } sites { nodes { __typename pricePaid } } } }'
    const answer = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    const { data, errors } = (await answer.json()) as {
      data: { me: { uploads: { nodes: unknown[]; pageInfo: { endCursor: string } }; sites: { nodes: unknown[] } } }
      errors?: unknown
    }
    expect(errors).toBeUndefined()
    expect(data.me.uploads.nodes).toMatchObject([{ tier: 'MB_10' }])
    expect(data.me.uploads.pageInfo.endCursor).toEqual(expect.any(String))
    // Two periods more were bought.
    expect(data.me.sites.nodes).toMatchObject([{ __typename: 'Site', pricePaid: '0.06' }])
  })
})

describe('the documented paths of hosting', () => {
  it('have all been answered', () => {
    expect(answering.unanswered()).toEqual([])
  })
})

async function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipArchive()
  for (const [name, text] of Object.entries(files)) zip.append(text, { name })
  await zip.finalize()
  return new Uint8Array(Buffer.concat(await zip.toArray()))
}
