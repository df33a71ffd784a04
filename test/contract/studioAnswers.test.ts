import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { eventually } from '../support/ledger.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type Answering, startAnswering } from './answering.ts'
import { STUDIO_PRICES } from './facts/studio.ts'
import { rowOf } from './facts.ts'
import { bodyOf, challengeOf, requestOf, send } from './requests.ts'

/** Fourteen models draw on the two cores of a small machine. */
const ALL_DRAWN_MS = 240_000

let answering: Answering
let stranger: TestWallet
beforeAll(async () => {
  answering = await startAnswering(['studio'])
  stranger = await makeWallet(answering.tollgraph)
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

interface Slot {
  readonly uploadId: string
  readonly clientToken: string
}
interface Upload {
  readonly upload: { readonly id: string; readonly blobUrl: string }
}
interface Started {
  readonly jobId: string
  readonly type: string
}
interface Job extends Started {
  readonly status: string
  readonly progress: number
  readonly input: Readonly<Record<string, unknown>>
  readonly result?: { readonly imageUrl?: string; readonly videoUrl?: string; readonly thumbnailUrl?: string }
  readonly error?: string
}

/** What another wallet hears of a documented path. */
async function heard(operation: string, input: Record<string, unknown>) {
  const row = rowOf(operation)
  const { url, init } = requestOf(answering.tollgraph, row, input)
  const response = await stranger[row.access === 'paid' ? 'pay' : 'sign'](url, init)
  return { status: response.status, body: await bodyOf(response) }
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .png()
    .toBuffer()

/** Buys room for a picture and sends it; `url` shows it. */
async function sendPicture(picture: Buffer): Promise<Slot & { readonly url: string }> {
  const slot = await call<Slot>('CreateMediaUpload', { filename: 'Red square.png', contentType: 'image/png' })
  const sent = await fetch(`${answering.tollgraph.url}/media/${slot.clientToken}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  })
  expect(sent.status).toBe(201)
  return { ...slot, ...((await sent.json()) as { url: string }) }
}

let picture = ''

describe('a picture to work on', () => {
  it('is sent with a token and confirmed by the wallet that paid, which alone may use it', async () => {
    const { uploadId, url } = await sendPicture(await drawn(1280, 720))
    expect(await heard('ConfirmMediaUpload', { uploadId, blobUrl: url })).toMatchObject({ status: 403 })
    expect(await heard('EditWithImageC', { prompt: 'x', images: [url] })).toMatchObject({ status: 403 })
    const { url: edits, init } = requestOf(answering.tollgraph, rowOf('EditWithImageC'), { prompt: 'x', images: [url] })
    expect((await answering.wallet.pay(edits, init)).status).toBe(409)
    const { upload } = await call<Upload>('ConfirmMediaUpload', { uploadId, blobUrl: url })
    expect(upload.id).toBe(uploadId)
    expect(await call('ConfirmMediaUpload', { uploadId, blobUrl: upload.blobUrl })).toEqual({ success: true, upload })
    expect((await fetch(upload.blobUrl)).headers.get('content-type')).toBe('image/png')
    expect(await heard('EditWithImageC', { prompt: 'x', images: [upload.blobUrl] })).toMatchObject({ status: 403 })
    expect(await stranger.balance()).toBe(parseUsd('1000'))
    picture = upload.blobUrl
  })

  it('is not taken for another one, nor for what it is not', async () => {
    const { uploadId, url } = await sendPicture(Buffer.from('%PDF-1.7'))
    const { wallet, tollgraph } = answering
    const confirm = async (blobUrl: string, id = uploadId) => {
      const { url: at, init } = requestOf(tollgraph, rowOf('ConfirmMediaUpload'), { uploadId: id, blobUrl })
      const answer = await wallet.sign(at, init)
      return [answer.status, JSON.stringify(await answer.json())]
    }
    expect(await confirm(picture)).toEqual([400, expect.stringContaining('"blobUrl"')])
    expect(await confirm(url, crypto.randomUUID())).toEqual([404, expect.any(String)])
    expect(await confirm(url)).toEqual([400, expect.stringContaining('application/pdf')])
    // It was thrown away, and another one may come while the token works.
    expect(await confirm(url)).toEqual([409, expect.stringContaining('has not come')])
  })
})

describe('what is to be made', () => {
  const started = new Map<string, Started>()
  const pictureFor = (sample: Readonly<Record<string, unknown>>) => ({
    ...('image' in sample ? { image: picture } : {}),
    ...('images' in sample ? { images: [picture] } : {}),
  })

  it.each(Object.entries(STUDIO_PRICES))('%s is paid %s USD and answered with a job', async (operation, usd) => {
    const row = rowOf(operation)
    const input = { ...row.sample, ...pictureFor(row.sample) }
    const unpaid = challengeOf(await send(answering.tollgraph, row, input))
    expect(unpaid.accepts.map(({ amount }) => amount)).toContain(String(parseUsd(usd)))
    const cost = await answering.costOf(async () => started.set(operation, await call<Started>(operation, input)))
    expect(cost).toBe(parseUsd(usd))
  })

  it('is all made in the end, and can be looked at', { timeout: ALL_DRAWN_MS }, async () => {
    for (const [operation, { jobId, type }] of started) {
      const read = async () => call<Job>('MediaJob', { jobId })
      const job = await eventually(
        `${operation} ends`,
        async () => {
          const now = await read()
          return now.status === 'complete' || now.status === 'failed' ? now : null
        },
        ALL_DRAWN_MS,
      )
      expect(job, operation).toMatchObject({ status: 'complete', progress: 100, type })
      const { imageUrl, videoUrl, thumbnailUrl } = job.result ?? {}
      const isVideo = operation.includes('Video')
      const made = await fetch((isVideo ? videoUrl : imageUrl) ?? '')
      expect(made.headers.get('content-type'), operation).toMatch(isVideo ? /^video\/mp4$/ : /^image\/(png|jpeg|webp)$/)
      expect((await made.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
      if (!isVideo) expect(thumbnailUrl).toEqual(expect.any(String))
    }
  })

  it('has the size and the length that were asked for', async () => {
    const sized = async (operation: string) => {
      const query = `{ mediaJob(id: "${started.get(operation)?.jobId}") { result { width height seconds } } }`
      const answer = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
      return ((await answer.json()) as { data: { mediaJob: { result: object } } }).data.mediaJob.result
    }
    expect(await sized('GenerateVideoA')).toEqual({ width: 720, height: 1_280, seconds: 4 })
    expect(await sized('GenerateVideoAPro')).toEqual({ width: 1_920, height: 1_080, seconds: 10 })
    expect(await sized('EditWithImageA')).toEqual({ width: 1_024, height: 1_024, seconds: null })
  })

  it('is shown to nobody else, and stays as it is', async () => {
    const { jobId } = started.get('GenerateImageC') as Started
    expect(await heard('MediaJob', { jobId })).toMatchObject({ status: 403 })
    expect(await heard('DeleteMediaJob', { jobId })).toMatchObject({ status: 403 })
    expect(await heard('MediaJob', { jobId: crypto.randomUUID() })).toMatchObject({ status: 404 })
    expect((await heard('MediaJobs', {})).body).toEqual({ jobs: [] })
    const { url, init } = requestOf(answering.tollgraph, rowOf('DeleteMediaJob'), { jobId })
    expect((await answering.wallet.sign(url, init)).status).toBe(409)
  })

  it('is listed newest first, by what became of it, page by page', async () => {
    const first = await call<{ jobs: Job[]; nextCursor: string }>('MediaJobs', { limit: 2, status: 'complete' })
    expect(first.jobs.map(({ type }) => type)).toEqual(['image-d-edit', 'image-d-generate'])
    const next = { limit: 100, status: 'complete', cursor: first.nextCursor }
    const rest = await call<{ jobs: Job[] }>('MediaJobs', next)
    expect(rest.jobs).toHaveLength(Object.keys(STUDIO_PRICES).length - 2)
    expect(rest).not.toHaveProperty('nextCursor')
  })
})

describe('what cannot be made', () => {
  it('is refunded on chain by itself, says why, and can be taken off the list', async () => {
    const before = await answering.wallet.balance()
    const { jobId } = await call<Started>('GenerateImageC', { prompt: 'a forbidden-in-sandbox kite' })
    const query = `{ mediaJob(id: "${jobId}", wait: 30) { status error result { imageUrl } job { status } } }`
    const answer = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    expect(await answer.json()).toMatchObject({
      data: { mediaJob: { status: 'FAILED', error: expect.any(String), result: null, job: { status: 'FAILED' } } },
    })
    await eventually('the money is back', async () => (await answering.wallet.balance()) === before)
    expect(await call('MediaJobs', { status: 'failed' })).toMatchObject({ jobs: [{ jobId }] })
    expect(await call('DeleteMediaJob', { jobId })).toEqual({ success: true, jobId })
    expect(await call('MediaJobs', { status: 'failed' })).toEqual({ jobs: [] })
  })

  it('is refused before anything is charged where it cannot be fetched', async () => {
    const before = await answering.wallet.balance()
    for (const image of ['http://127.0.0.1/cat.png', 'http://169.254.169.254/latest', 'http://[::1]/x.png']) {
      const { url, init } = requestOf(answering.tollgraph, rowOf('GenerateVideoD'), { prompt: 'x', image })
      const answer = await answering.wallet.pay(url, init)
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining('"image"')])
    }
    expect(await answering.wallet.balance()).toBe(before)
  })
})

describe('a wallet in the graph', () => {
  it('has its jobs, with what they made', async () => {
    const made = 'media { type result { imageUrl contentType width height } }'
    const query = `{ me { jobs(first: 3) { edges { node { service status ${made} } } } } }`
    const answer = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    const { data, errors } = (await answer.json()) as {
      data: { me: { jobs: { edges: { node: object }[] } } }
      errors?: unknown
    }
    expect(errors).toBeUndefined()
    expect(data.me.jobs.edges[0]?.node).toMatchObject({
      service: 'studio',
      status: 'COMPLETE',
      media: { type: 'image-d-edit', result: { contentType: 'image/jpeg', width: expect.any(Number) } },
    })
  })
})

describe('media links', () => {
  it('may be used by pages of any origin, and leave other paths alone', async () => {
    const { url } = answering.tollgraph
    const asked = await fetch(`${url}/media/x`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
    const shown = await fetch(picture)
    expect(shown.headers.get('access-control-allow-origin')).toBe('*')
    expect(shown.headers.get('x-request-id')).toEqual(expect.any(String))
    for (const path of ['/media', '/media/a/b', '/data/media/x'])
      expect(await (await fetch(`${url}${path}`)).json()).toMatchObject({ code: 'route_not_found' })
  })
})

describe('the documented paths of the media service', () => {
  it('have all been answered', () => {
    expect(answering.unanswered()).toEqual([])
  })
})
