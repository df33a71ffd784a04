import { execFile, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { suspend } from '../../../subgraphs/kit/abuse/actions.ts'
import { restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { findUpload } from '../../../subgraphs/upload/store/uploads.ts'
import { newWallet } from '../domains/support/service.ts'
import { type FilesServer, startFilesServer } from './support/filesServer.ts'
import { buy, type Slot, startTestHosting, type TestHosting } from './support/hosting.ts'
import { rawConnection } from './support/raw.ts'

const run = promisify(execFile)
const hasCurl = spawnSync('curl', ['--version']).status === 0

let hosting: TestHosting
/** A second process on the same database and store. */
let other: FilesServer
beforeAll(async () => {
  hosting = await startTestHosting()
  other = await startFilesServer({ ...hosting, now: () => hosting.now })
})
afterAll(async () => {
  await other?.stop()
  await hosting?.stop()
})

const put = (url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers })

async function keysInStore(uploadId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of hosting.blobs.list('')) if (key.includes(uploadId)) keys.push(key)
  return keys
}

const uploadOf = ({ uploadId }: Slot) => findUpload(hosting.db.pool, uploadId)
const pathOf = ({ uploadUrl }: Slot) => new URL(uploadUrl).pathname
const onOther = (slot: Slot) => other.url + pathOf(slot)
const sha = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

describe('a file that is sent by PUT', () => {
  it('is there under its permanent link, byte for byte', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload', { filename: 'dice.bin', contentType: 'image/png' })
    const body = randomBytes(3_000_000)
    const answer = await put(slot.uploadUrl, body, { 'content-type': 'text/html' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ uploadId: slot.uploadId, size: body.length, publicUrl: slot.publicUrl })
    const file = await fetch(slot.publicUrl ?? '')
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(sha(new Uint8Array(await file.arrayBuffer()))).toBe(sha(body))
    expect(await uploadOf(slot)).toMatchObject({ actualSize: 3_000_000n, uploadedAt: hosting.now })
    expect(await keysInStore(slot.uploadId)).toHaveLength(1)
  })

  it.skipIf(!hasCurl)('may be sent by the command that the buyer was shown, whatever its name is', async () => {
    const filename = "it's [a-z] {b} $HOME.txt"
    const slot = await buy(hosting, newWallet(), 'buyUpload', { filename })
    await writeFile(path.join(hosting.folder, filename), 'by curl')
    const { stdout } = await run('sh', ['-c', slot.curlExample], { cwd: hosting.folder })
    expect(JSON.parse(stdout)).toMatchObject({ uploadId: slot.uploadId, size: 7 })
    expect(await (await fetch(slot.publicUrl ?? '')).text()).toBe('by curl')
  })

  it('may be empty', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    expect((await put(slot.uploadUrl, '')).status).toBe(201)
    expect(await (await fetch(slot.publicUrl ?? '')).text()).toBe('')
  })

  it('uses its URL up', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    expect((await put(slot.uploadUrl, 'first')).status).toBe(201)
    const second = await put(slot.uploadUrl, 'second')
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ success: false, uploadId: slot.uploadId })
    expect(await (await fetch(slot.publicUrl ?? '')).text()).toBe('first')
  })

  it('comes in time or not at all', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const before = hosting.now
    hosting.now = slot.uploadUrlExpiresAt
    expect((await put(slot.uploadUrl, 'late')).status).toBe(410)
    hosting.now = before
    expect((await put(slot.uploadUrl, 'in time')).status).toBe(201)
  })

  it('is refused once the operator has suspended what it is for, though its URL is older', async () => {
    const { pool } = hosting.db
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const thing = { kind: 'FILE', target: slot.uploadId } as const
    await suspend(pool, thing, { by: 'ada', reason: 'Malware' })
    await expect.poll(() => restrictionsOf(pool).isSuspended(thing), { timeout: 10_000 }).toBe(true)
    const answer = await put(slot.uploadUrl, 'more of it')
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { success: false, error: 'The operator has suspended this file' },
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const resumable = { 'tus-resumable': '1.0.0', 'upload-length': '4' }
    expect((await fetch(slot.uploadUrl, { method: 'POST', headers: resumable })).status).toBe(403)
    expect(await keysInStore(slot.uploadId)).toEqual([])
  })

  it('of a site is a zip that waits for its activation', async () => {
    const slot = await buy(hosting, newWallet(), 'buySite', { filename: 'site.zip' })
    const answer = await put(slot.uploadUrl, 'not looked into yet')
    expect(await answer.json()).toEqual({ uploadId: slot.uploadId, size: 19 })
    const { rows } = await hosting.db.pool.query('SELECT * FROM upload.site_version WHERE upload_id = $1', [
      slot.uploadId,
    ])
    expect(rows).toMatchObject([{ zip_size: '19', activated_at: null, manifest: null }])
    expect(await hosting.blobs.stat(rows[0].zip_key)).toMatchObject({ size: 19 })
    expect(await uploadOf(slot)).toMatchObject({ uploadedAt: null, blobKey: null })
  })

  it.each(['/u/nothing', `/u/${'A'.repeat(32)}`, '/u/', '/u/..%2f..%2fetc'])('cannot be sent to %s', async (path) => {
    expect((await put(hosting.server.url + path, 'text')).status).toBe(404)
  })

  it('is whole: Content-Range and Content-Encoding are refused', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    expect((await put(slot.uploadUrl, 'part', { 'content-range': 'bytes 0-3/8' })).status).toBe(400)
    expect((await put(slot.uploadUrl, 'packed', { 'content-encoding': 'gzip' })).status).toBe(415)
    expect((await put(slot.uploadUrl, 'plain')).status).toBe(201)
  })
})

describe('a file that is too large', () => {
  const TOO_LARGE = 10_000_001

  it('is refused by its Content-Length, before any of it is read', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const client = await rawConnection(hosting.server.port)
    client.write(`PUT ${pathOf(slot)} HTTP/1.1\r\nHost: x\r\nContent-Length: ${TOO_LARGE}\r\n\r\n`)
    const answer = await client.until('"maxSize":10000000')
    expect(answer).toContain('413 Payload Too Large')
    client.socket.destroy()
    expect((await put(slot.uploadUrl, 'small')).status).toBe(201)
  })

  it('is not asked for when the client asks first', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const client = await rawConnection(hosting.server.port)
    const head = (length: number) =>
      `PUT ${pathOf(slot)} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`
    client.write(head(TOO_LARGE))
    const answer = await client.closed()
    expect(answer).toMatch(/^HTTP\/1.1 413 /)

    const patient = await rawConnection(hosting.server.port)
    patient.write(head(5))
    await patient.until('HTTP/1.1 100 Continue')
    patient.write('hello')
    expect(await patient.until('"size":5')).toContain('HTTP/1.1 201 Created')
    patient.socket.destroy()
  })

  it('is refused while it is read when it does not say how long it is, and the answer arrives', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const status = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(slot.uploadUrl, { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } })
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0)
        request.destroy()
      })
      request.once('error', reject)
      const chunk = Buffer.alloc(100_000, 1)
      for (let sent = 0; sent < TOO_LARGE; sent += chunk.length) request.write(chunk)
      request.write(chunk)
    })
    expect(status).toBe(413)
    expect(await keysInStore(slot.uploadId)).toEqual([])
    expect((await put(slot.uploadUrl, randomBytes(10_000_000))).status).toBe(201)
  })
})

describe('a connection that breaks', () => {
  it('leaves the URL good and nothing in the store', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const client = await rawConnection(hosting.server.port)
    client.write(`PUT ${pathOf(slot)} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf of it`)
    await vi.waitFor(async () => expect(await writerOf(slot)).not.toBeNull(), { timeout: 20_000 })
    client.socket.destroy()
    await vi.waitFor(async () => expect(await writerOf(slot)).toBeNull(), { timeout: 20_000 })
    expect(await keysInStore(slot.uploadId)).toEqual([])
    expect((await put(slot.uploadUrl, 'all of it')).status).toBe(201)
  })

  it('without anybody noticing does not keep a second try from another process waiting', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const silent = await rawConnection(hosting.server.port)
    silent.write(`PUT ${pathOf(slot)} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nand then nothing`)
    await vi.waitFor(async () => expect(await writerOf(slot)).not.toBeNull(), { timeout: 20_000 })
    expect((await put(onOther(slot), 'again')).status).toBe(201)
    expect(await silent.until('taken over')).toContain('HTTP/1.1 409 ')
    silent.socket.destroy()
    expect(await (await fetch(slot.publicUrl ?? '')).text()).toBe('again')
  })

  async function writerOf({ uploadId }: Slot): Promise<string | null> {
    const sql = 'SELECT writer FROM upload.ticket WHERE upload_id = $1'
    return (await hosting.db.pool.query(sql, [uploadId])).rows[0]?.writer
  }
})

describe('several files for one slot at once', () => {
  it('never mix: one comes through whole, over two processes', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const bodies = Array.from({ length: 4 }, (_, index) => Buffer.alloc(2_000_000, index + 1))
    const answers = await Promise.all(
      bodies.map((body, index) => put(index % 2 ? slot.uploadUrl : onOther(slot), body)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
    const winner = bodies[statuses.indexOf(201)] ?? Buffer.alloc(0)
    const served = new Uint8Array(await (await fetch(slot.publicUrl ?? '')).arrayBuffer())
    expect(sha(served)).toBe(sha(winner))
    expect(await keysInStore(slot.uploadId)).toHaveLength(1)
  })
})

describe('a browser', () => {
  it('may send from a page of any origin', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const headers = { origin: 'https://page.example', 'access-control-request-method': 'PUT' }
    const preflight = await fetch(slot.uploadUrl, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Content-Type')
    expect(preflight.headers.get('tus-max-size')).toBe('10000000')
    const answer = await put(slot.uploadUrl, 'text', { origin: 'https://page.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const refusal = await put(slot.uploadUrl, 'text', { origin: 'https://page.example' })
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*')
    expect(refusal.headers.get('access-control-expose-headers')).toContain('Upload-Offset')
  })

  it('is told which methods there are', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fetch(slot.uploadUrl, { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('PUT, OPTIONS')
    }
  })
})
