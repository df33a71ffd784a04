import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { z } from 'zod'
import { mediaRoute } from '../../../router/media/mediaRoute.ts'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openBlobStore } from '../../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { BLOB_SETTINGS } from '../../../subgraphs/kit/storage/blobs/settings.ts'
import type { Media } from '../../../subgraphs/kit/storage/media/media.ts'
import { openMedia } from '../../../subgraphs/kit/storage/media/openMedia.ts'

/** The media links of a service, served as the router serves them, with a clock that tests set. */
export interface MediaPlace {
  readonly url: string
  readonly blobs: BlobStore
  readonly media: Media
  /** Another service's. */
  readonly otherMedia: Media
  now(): Date
  setNow(now: Date): void
  stop(): Promise<void>
}

/** Opens one over a folder of its own. */
export async function openPlace(): Promise<MediaPlace> {
  let clock = new Date()
  const folder = await mkdtemp(join(tmpdir(), 'media-test-'))
  const store = await openBlobStore(z.object(BLOB_SETTINGS).parse({}), folder)
  const ground = { key: randomBytes(32), now: () => clock, baseUrl: () => url, log: pino({ level: 'silent' }) }
  const route = mediaRoute({ ...ground, blobs: store })
  const server = createServer((request, response) => {
    void route.serve(request, response, (request.url ?? '').slice('/media/'.length))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const mediaOf = (service: 'studio' | 'merch') => openMedia({ ...ground, service, blobs: store.within(service) })
  return {
    url,
    blobs: store.within('studio'),
    media: mediaOf('studio'),
    otherMedia: mediaOf('merch'),
    now: () => clock,
    setNow(instant) {
      clock = instant
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
