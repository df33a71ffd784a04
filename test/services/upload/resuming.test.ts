import { randomBytes } from 'node:crypto'
import * as tus from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findUpload } from '../../../subgraphs/upload/store/uploads.ts'
import { findTicket } from '../../../subgraphs/upload/tickets/tickets.ts'
import { receive } from '../../../subgraphs/upload/uploads/receive.ts'
import { newWallet } from '../domains/support/service.ts'
import { type FilesServer, startFilesServer } from './support/filesServer.ts'
import { buy, resolve, type Slot, startTestHosting, type TestHosting } from './support/hosting.ts'
import { rawConnection } from './support/raw.ts'

let hosting: TestHosting
let other: FilesServer
beforeAll(async () => {
  hosting = await startTestHosting()
  other = await startFilesServer({ ...hosting, now: () => hosting.now })
})
afterAll(async () => {
  await other?.stop()
  await hosting?.stop()
})

/** One request of the protocol, by hand. */
function tusRequest(
  url: string,
  method: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array<ArrayBuffer>,
) {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/offset+octet-stream' }
  return fetch(url, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  })
}

const create = (url: string, length: number) => tusRequest(url, 'POST', { 'upload-length': String(length) })
const part = (url: string, offset: number, body: string) =>
  tusRequest(url, 'PATCH', { 'upload-offset': String(offset) }, body)
const offsetOf = async (url: string) => (await tusRequest(url, 'HEAD')).headers.get('upload-offset')
const contentOf = async ({ publicUrl }: Slot) => (await fetch(publicUrl ?? '')).text()

/** Sends a file with the stock client. */
function sendWith(options: Partial<tus.UploadOptions>, body: Buffer): Promise<tus.Upload> {
  return new Promise((resolvePromise, reject) => {
    const upload = new tus.Upload(body, {
      chunkSize: 300_000,
      retryDelays: [0, 100],
      ...options,
      onError: reject,
      onSuccess: () => resolvePromise(upload),
    })
    upload.start()
  })
}

describe('tus-js-client', () => {
  it('sends a file to the upload URL as its endpoint', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const body = randomBytes(1_000_000)
    await sendWith({ endpoint: slot.uploadUrl }, body)
    const served = Buffer.from(await (await fetch(slot.publicUrl ?? '')).arrayBuffer())
    expect(served.equals(body)).toBe(true)
    expect(await findUpload(hosting.db.pool, slot.uploadId)).toMatchObject({ actualSize: 1_000_000n })
  })

  it('sends a file to the upload URL as an upload that has begun, its length told at the end', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const body = randomBytes(700_000)
    await sendWith({ uploadUrl: slot.uploadUrl, uploadLengthDeferred: true }, body)
    expect(await findUpload(hosting.db.pool, slot.uploadId)).toMatchObject({ actualSize: 700_000n })
  })

  it('goes on where it stopped', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const body = randomBytes(1_000_000)
    await new Promise<void>((resolvePromise, reject) => {
      const upload = new tus.Upload(body, {
        endpoint: slot.uploadUrl,
        chunkSize: 400_000,
        onError: reject,
        onChunkComplete: () => void upload.abort().then(() => resolvePromise()),
      })
      upload.start()
    })
    expect(await offsetOf(slot.uploadUrl)).toBe('400000')
    const offsets: number[] = []
    await sendWith({ uploadUrl: slot.uploadUrl, onProgress: (sent) => offsets.push(sent) }, body)
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(400_000)
    const served = Buffer.from(await (await fetch(slot.publicUrl ?? '')).arrayBuffer())
    expect(served.equals(body)).toBe(true)
  })

  it('gives up, and the URL is good for another beginning', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    await new Promise<void>((resolvePromise, reject) => {
      const upload = new tus.Upload(randomBytes(1_000_000), {
        endpoint: slot.uploadUrl,
        chunkSize: 400_000,
        onError: reject,
        onChunkComplete: () => void upload.abort(true).then(() => resolvePromise(), reject),
      })
      upload.start()
    })
    expect(await offsetOf(slot.uploadUrl)).toBe('0')
    expect((await fetch(slot.uploadUrl, { method: 'PUT', body: 'after all' })).status).toBe(201)
    expect(await contentOf(slot)).toBe('after all')
  })
})

describe('an upload in parts, by hand', () => {
  it('tells where it stands, and refuses a part that belongs elsewhere', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const created = await create(slot.uploadUrl, 10)
    expect(created.status).toBe(201)
    expect(created.headers.get('location')).toBe(slot.uploadUrl)
    expect(created.headers.get('upload-expires')).toBe(slot.uploadUrlExpiresAt.toUTCString())
    expect((await part(slot.uploadUrl, 0, 'hello')).headers.get('upload-offset')).toBe('5')
    const head = await tusRequest(slot.uploadUrl, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('upload-offset')).toBe('5')
    expect(head.headers.get('upload-length')).toBe('10')
    expect(head.headers.get('cache-control')).toBe('no-store')
    const misplaced = await part(slot.uploadUrl, 4, 'world')
    expect(misplaced.status).toBe(409)
    expect(await misplaced.json()).toMatchObject({ offset: 5 })
    expect(await contentStatus(slot)).toBe(404)
    expect((await part(slot.uploadUrl, 5, 'world')).status).toBe(204)
    expect(await contentOf(slot)).toBe('helloworld')
    // The answer to the last part may have been lost.
    expect(await offsetOf(slot.uploadUrl)).toBe('10')
    expect((await part(slot.uploadUrl, 10, '!')).status).toBe(409)
  })

  it('may bring its first part with its creation, also all of it', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const created = await tusRequest(slot.uploadUrl, 'POST', { 'upload-length': '5' }, 'hello')
    expect(created.status).toBe(201)
    expect(created.headers.get('upload-offset')).toBe('5')
    expect(await contentOf(slot)).toBe('hello')
    const empty = await buy(hosting, newWallet(), 'buyUpload')
    expect((await create(empty.uploadUrl, 0)).status).toBe(201)
    expect(await contentOf(empty)).toBe('')
  })

  it('begins anew when it is created again', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    await create(slot.uploadUrl, 10)
    await part(slot.uploadUrl, 0, 'wrong')
    expect((await create(slot.uploadUrl, 5)).status).toBe(201)
    expect(await offsetOf(slot.uploadUrl)).toBe('0')
    expect((await part(slot.uploadUrl, 0, 'right')).status).toBe(204)
    expect(await contentOf(slot)).toBe('right')
  })

  it('is not finished by a writer from before its new beginning, however late that one comes', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    await create(slot.uploadUrl, 5)
    const before = await findTicket(hosting.db.pool, slot.uploadUrl.split('/').at(-1) ?? '')
    if (!before) throw new Error('There is no ticket')
    const blob = await hosting.blobs.put(before.blobKey, Buffer.from('stale'), {
      maxBytes: 5,
      contentType: 'text/plain',
    })
    await create(slot.uploadUrl, 5)
    expect(await receive(hosting.db, before, blob, hosting.now)).toBe(false)
    expect(await offsetOf(slot.uploadUrl)).toBe('0')
    expect((await part(slot.uploadUrl, 0, 'fresh')).status).toBe(204)
    expect(await contentOf(slot)).toBe('fresh')
  })

  it('is not larger than what was announced, or bought', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    expect((await create(slot.uploadUrl, 10_000_001)).status).toBe(413)
    expect((await create(slot.uploadUrl, 5)).status).toBe(201)
    expect((await part(slot.uploadUrl, 0, 'hello world')).status).toBe(413)
    expect(await contentStatus(slot)).toBe(404)
    const unannounced = await buy(hosting, newWallet(), 'buyUpload')
    const sized = { 'upload-offset': '0', 'upload-length': '10000001' }
    expect((await tusRequest(unannounced.uploadUrl, 'PATCH', sized, 'hello')).status).toBe(413)
  })

  it('takes no length from a part that it refuses', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const deferred = await tusRequest(slot.uploadUrl, 'POST', { 'upload-defer-length': '1' }, 'hello')
    expect(deferred.headers.get('upload-offset')).toBe('5')
    const rest = (length: number) =>
      tusRequest(slot.uploadUrl, 'PATCH', { 'upload-offset': '5', 'upload-length': String(length) }, 'world')
    // Less than has come already, and less than would have come with the part.
    expect((await rest(3)).status).toBe(413)
    expect((await rest(8)).status).toBe(413)
    const told = await tusRequest(slot.uploadUrl, 'HEAD')
    expect(told.headers.get('upload-length')).toBeNull()
    expect(told.headers.get('upload-offset')).toBe('5')
    expect((await rest(10)).status).toBe(204)
    expect(await contentOf(slot)).toBe('helloworld')
  })

  it('keeps to the protocol', async () => {
    const { uploadUrl } = await buy(hosting, newWallet(), 'buyUpload')
    const old = await tusRequest(uploadUrl, 'HEAD', { 'tus-resumable': '0.2.2' })
    expect(old.status).toBe(412)
    expect(old.headers.get('tus-version')).toBe('1.0.0')
    expect((await tusRequest(uploadUrl, 'POST')).status).toBe(400)
    expect((await tusRequest(uploadUrl, 'POST', { 'upload-length': '-1' })).status).toBe(400)
    expect((await tusRequest(uploadUrl, 'POST', { 'upload-length': '1e9' })).status).toBe(400)
    expect((await tusRequest(uploadUrl, 'PATCH', { 'upload-offset': 'x' }, 'a')).status).toBe(400)
    const typed = { 'upload-offset': '0', 'content-type': 'text/plain' }
    expect((await tusRequest(uploadUrl, 'PATCH', typed, 'a')).status).toBe(415)
    const options = await fetch(uploadUrl, { method: 'OPTIONS' })
    expect(options.headers.get('tus-extension')).toBe(
      'creation,creation-with-upload,creation-defer-length,expiration,termination',
    )
  })

  it('keeps what had come when its connection breaks', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    await create(slot.uploadUrl, 10)
    const client = await rawConnection(hosting.server.port)
    const head = `PATCH ${new URL(slot.uploadUrl).pathname} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\n`
    client.write(
      `${head}Content-Type: application/offset+octet-stream\r\nUpload-Offset: 0\r\nContent-Length: 10\r\n\r\nhello`,
    )
    await vi.waitFor(async () => expect(await offsetOf(slot.uploadUrl)).toBe('5'), { timeout: 20_000 })
    client.socket.destroy()
    // Through another process, while the first may not have noticed yet.
    const { pathname } = new URL(slot.uploadUrl)
    expect((await part(other.url + pathname, 5, 'world')).status).toBe(204)
    expect(await contentOf(slot)).toBe('helloworld')
  })

  it('is noted after a crash between its last byte and the note of it', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    await create(slot.uploadUrl, 10)
    const { rows } = await hosting.db.pool.query('SELECT blob_key FROM upload.ticket WHERE upload_id = $1', [
      slot.uploadId,
    ])
    const partial = hosting.blobs.upload(rows[0].blob_key, { contentType: 'text/plain' })
    await partial.append(0, Buffer.from('helloworld'), 10)
    await partial.finish(10)
    expect(await contentStatus(slot)).toBe(404)
    expect(await offsetOf(slot.uploadUrl)).toBe('10')
    expect(await contentOf(slot)).toBe('helloworld')
  })

  it('ends with its URL: what had come is removed then, and a new URL begins anew', async () => {
    const wallet = newWallet()
    const slot = await buy(hosting, wallet, 'buySite')
    await create(slot.uploadUrl, 10)
    await part(slot.uploadUrl, 0, 'hello')
    const { rows } = await hosting.db.pool.query('SELECT blob_key FROM upload.ticket WHERE upload_id = $1', [
      slot.uploadId,
    ])
    const partial = hosting.blobs.upload(rows[0].blob_key, { contentType: 'application/zip' })
    await hosting.run('upload.closeTickets')
    expect(await partial.offset()).toBe(5)
    await resolve('Mutation.replaceSite', { input: { site: slot.uploadId } }, hosting.context(wallet))
    expect((await part(slot.uploadUrl, 5, 'world')).status).toBe(410)
    await hosting.run('upload.closeTickets')
    expect(await partial.offset()).toBe(0)
    expect((await tusRequest(slot.uploadUrl, 'HEAD')).status).toBe(410)
  })

  it('is removed although the parts of another one cannot be', async () => {
    const wallet = newWallet()
    const slots = await Promise.all([buy(hosting, wallet, 'buySite'), buy(hosting, wallet, 'buySite')])
    for (const { uploadId, uploadUrl } of slots) {
      await create(uploadUrl, 10)
      await part(uploadUrl, 0, 'hello')
      await resolve('Mutation.replaceSite', { input: { site: uploadId } }, hosting.context(wallet))
    }
    const { rows } = await hosting.db.pool.query<{ key: string }>(
      `SELECT blob_key AS key FROM upload.ticket WHERE upload_id = ANY ($1) AND announced = 10 ORDER BY token_hash`,
      [slots.map(({ uploadId }) => uploadId)],
    )
    const [first, second] = rows.map(({ key }) => hosting.blobs.upload(key, { contentType: 'application/zip' }))
    const open = hosting.blobs.upload.bind(hosting.blobs)
    const failing = vi.spyOn(hosting.blobs, 'upload').mockImplementation((key, options) => {
      const upload = open(key, options)
      return key === rows[0]?.key ? { ...upload, discard: () => Promise.reject(new Error('The disk failed')) } : upload
    })
    await hosting.run('upload.closeTickets').finally(() => failing.mockRestore())
    expect([await first?.offset(), await second?.offset()]).toEqual([5, 0])
    await hosting.run('upload.closeTickets')
    expect(await first?.offset()).toBe(0)
  })

  const contentStatus = async ({ publicUrl }: Slot) => (await fetch(publicUrl ?? '')).status
})
