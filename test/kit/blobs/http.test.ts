import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { BlobTooLarge } from '../../../subgraphs/kit/storage/blobs/errors.ts'
import { bytes, contentOf, digest, keysOf, MB } from './bodies.ts'
import { filesystemGround } from './grounds/filesystemGround.ts'
import type { Ground } from './grounds/ground.ts'

const MAX = 5 * MB

let ground: Ground
let store: BlobStore
let server: Server
/** How the put of the last request ended. */
let outcome: Promise<unknown>
let begun: Promise<void>
beforeAll(async () => {
  ground = await filesystemGround()
  store = await ground.open()
  server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server?.close()
  await ground?.end()
})

describe('a body that comes over HTTP', () => {
  test('is stored', async () => {
    answerWith(takeBlob)
    const answer = await fetch(address(), { method: 'PUT', body: new Uint8Array(bytes(MB)) })
    expect(answer.status).toBe(201)
    expect(digest(await contentOf(store, 'sent'))).toBe(digest(bytes(MB)))
    await store.delete(['sent'])
  })

  test('that is too large can still be answered', async () => {
    answerWith(takeBlob)
    const answer = await fetch(address(), { method: 'PUT', body: new Uint8Array(bytes(MAX + 1)) })
    expect(answer.status).toBe(413)
    expect(await keysOf(store)).toEqual([])
  })

  test('and whose caller goes away leaves nothing', async () => {
    answerWith(takeBlob)
    const call = request(address(), { method: 'PUT', headers: { 'content-length': String(2 * MB) } })
    call.on('error', () => {})
    call.write(bytes(MB))
    await begun
    call.destroy()
    await expect(outcome).resolves.toMatchObject({ code: 'ECONNRESET' })
    expect(await keysOf(store)).toEqual([])
    expect(await ground.traces()).toEqual([])
  })
})

function answerWith(take: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>): void {
  server.removeAllListeners('request')
  begun = new Promise((resolve) => {
    server.once('request', (request, response) => {
      outcome = take(request, response)
      resolve()
    })
  })
}

/** Returns what went wrong, or null. */
async function takeBlob(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  try {
    await store.put('sent', request, { maxBytes: MAX, contentType: 'text/plain' })
    response.writeHead(201).end()
    return null
  } catch (error) {
    response.writeHead(error instanceof BlobTooLarge ? 413 : 500).end()
    request.resume()
    return error
  }
}

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
