import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { gate } from '../../support/gate.ts'
import { blobBehaviours } from './behaviours/blobs.ts'
import { memoryBehaviours } from './behaviours/memory.ts'
import { uploadBehaviours } from './behaviours/uploads.ts'
import { bytes, contentOf, digest, streamOf } from './bodies.ts'
import { filesystemGround } from './grounds/filesystemGround.ts'

blobBehaviours(filesystemGround)
uploadBehaviours(filesystemGround)
memoryBehaviours(filesystemGround)

it('a process that stood still adds nothing to what another one has written meanwhile', async () => {
  const ground = await filesystemGround()
  const [late, other] = [await ground.open(), await ground.open()]
  const upload = (store: typeof late) => store.upload('videos/1.mp4', { contentType: 'video/mp4' })
  const content = bytes(1_000)
  const standing = gate()
  async function* body() {
    yield content.subarray(0, 400)
    await standing.opened
    yield content.subarray(400, 700)
  }
  const appending = upload(late).append(0, Readable.from(body(), { objectMode: false }), content.length)
  await vi.waitFor(async () => expect(await upload(other).offset()).toBe(400), { timeout: 20_000 })
  await upload(other).append(400, streamOf(content.subarray(400)), content.length)
  standing.open()
  expect(await appending).toBe(700)
  await upload(other).finish(content.length)
  expect(digest(await contentOf(other, 'videos/1.mp4'))).toBe(digest(content))
  for (const store of [late, other]) await store.close()
  await ground.end()
})
