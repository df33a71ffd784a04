import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3rverGround } from '../../kit/blobs/grounds/s3rverGround.ts'
import { newWallet } from '../domains/support/service.ts'
import { buy, startTestHosting, type TestHosting } from './support/hosting.ts'

let ground: Awaited<ReturnType<typeof s3rverGround>>
let hosting: TestHosting
beforeAll(async () => {
  ground = await s3rverGround()
  hosting = await startTestHosting(await ground.open())
})
afterAll(async () => {
  await hosting?.stop()
  await ground?.end()
})

const bytesOf = async (url: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await fetch(url, { headers })).arrayBuffer())

describe('a file that is kept in S3', () => {
  it('comes whole, and goes whole or in part', async () => {
    const { uploadUrl, publicUrl } = await buy(hosting, newWallet(), 'buyUpload')
    const body = randomBytes(7_000_000)
    expect((await fetch(uploadUrl, { method: 'PUT', body })).status).toBe(201)
    expect((await bytesOf(publicUrl ?? '')).equals(body)).toBe(true)
    const middle = await bytesOf(publicUrl ?? '', { range: 'bytes=1000-1999' })
    expect(middle.equals(body.subarray(1000, 2000))).toBe(true)
    expect(await (await fetch(publicUrl ?? '', { method: 'HEAD' })).text()).toBe('')
  })

  it('comes in parts, smaller ones than S3 takes', async () => {
    const { uploadUrl, publicUrl } = await buy(hosting, newWallet(), 'buyUpload')
    const body = randomBytes(8_000_000)
    const tus = { 'tus-resumable': '1.0.0' }
    await fetch(uploadUrl, { method: 'POST', headers: { ...tus, 'upload-length': String(body.length) } })
    for (const [from, to] of [
      [0, 100_000],
      [100_000, 6_000_000],
      [6_000_000, 8_000_000],
    ] as const) {
      const headers = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) }
      const answer = await fetch(uploadUrl, { method: 'PATCH', headers, body: body.subarray(from, to) })
      expect(answer.status).toBe(204)
      expect(answer.headers.get('upload-offset')).toBe(String(to))
    }
    expect((await bytesOf(publicUrl ?? '')).equals(body)).toBe(true)
  })

  it('leaves nothing behind when it is too large', async () => {
    const { uploadId, uploadUrl } = await buy(hosting, newWallet(), 'buyUpload')
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const sent = await fetch(uploadUrl, { method: 'PUT', body, duplex: 'half' } as RequestInit).catch(
      (error: Error) => error,
    )
    // A client that is still sending may see the end of the connection before the answer.
    if (!(sent instanceof Error)) expect(sent.status).toBe(413)
    const keys: string[] = []
    for await (const { key } of hosting.blobs.list('files')) keys.push(key)
    expect(keys.filter((key) => key.includes(uploadId))).toEqual([])
  })
})
