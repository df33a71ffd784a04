import { createHash, randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePorts } from '../../support/ports.ts'
import { newWallet } from '../domains/support/service.ts'
import { type HostingProcess, startProcess } from './support/child.ts'
import { buy, startTestHosting, type TestHosting } from './support/hosting.ts'

const MB = 1_000_000
/** What a process may need more while it takes and serves a file of 100 MB; the file would not fit. */
const SLACK = 64 * MB

let hosting: TestHosting
let port: number
let child: HostingProcess
beforeAll(async () => {
  hosting = await startTestHosting()
  port = (await freePorts(1))[0] ?? 0
  child = await startProcess(hosting, port)
})
afterAll(async () => {
  await child?.kill()
  await hosting?.stop()
})

const onChild = (url: string) => Object.assign(new URL(url), { port: String(port) }).href

/** Sends a body without holding it. */
function putStream(url: string, size: number, chunks: Iterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'PUT', headers: { 'content-length': size } })
    request.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject)
    pipeline(Readable.from(chunks), request).catch(reject)
  })
}

describe('a large file', () => {
  it('of 100 MB goes in and out while memory stays bounded', async () => {
    const wallet = newWallet()
    const warmUp = await buy(hosting, wallet, 'buyUpload')
    await fetch(onChild(warmUp.uploadUrl), { method: 'PUT', body: 'so that all code is loaded' })
    const before = await child.peakMemory()

    const slot = await buy(hosting, wallet, 'buyUpload', { tier: 'MB_100' })
    const chunk = randomBytes(MB)
    const sent = createHash('sha256')
    function* chunks() {
      for (let count = 0; count < 100; count++) {
        chunk.writeUInt32BE(count)
        sent.update(chunk)
        yield Buffer.from(chunk)
      }
    }
    expect(await putStream(onChild(slot.uploadUrl), 100 * MB, chunks())).toBe(201)
    const answer = await fetch(onChild(slot.publicUrl ?? ''))
    const received = createHash('sha256')
    for await (const part of answer.body ?? []) received.update(part)
    expect(received.digest('hex')).toBe(sent.digest('hex'))

    const after = await child.peakMemory()
    if (before !== null && after !== null) expect(after - before).toBeLessThan(SLACK)
  })

  it('is gone on with after the process was killed in the middle of it', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload', { tier: 'MB_100' })
    const url = onChild(slot.uploadUrl)
    const tus = { 'tus-resumable': '1.0.0' }
    const body = randomBytes(40 * MB)
    await fetch(url, { method: 'POST', headers: { ...tus, 'upload-length': String(body.length) } })

    const half = Readable.from(endlessAfter(body.subarray(0, 24 * MB)))
    const broken = new Promise((resolve) => {
      const headers = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': 0 }
      const request = httpRequest(url, { method: 'PATCH', headers: { ...headers, 'content-length': body.length } })
      request.once('error', resolve)
      half.pipe(request)
    })
    const standing = async () =>
      Number((await fetch(url, { method: 'HEAD', headers: tus })).headers.get('upload-offset'))
    await vi.waitFor(async () => expect(await standing()).toBeGreaterThan(10 * MB), { timeout: 20_000 })
    await child.kill()
    expect(await broken).toBeInstanceOf(Error)
    half.destroy()

    child = await startProcess(hosting, port)
    const offset = await standing()
    expect(offset).toBeGreaterThan(0)
    // The dead process still holds its lease; it is waited for.
    const rest = await fetch(url, {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      body: body.subarray(offset),
    })
    expect(rest.status).toBe(204)
    const served = Buffer.from(await (await fetch(onChild(slot.publicUrl ?? ''))).arrayBuffer())
    expect(served.equals(body)).toBe(true)
  })
})

/** The bytes, then nothing, without an end. */
async function* endlessAfter(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += MB) yield bytes.subarray(at, at + MB)
  await new Promise(() => {})
}
