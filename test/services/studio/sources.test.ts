import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { affected, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { narrowScope } from '../../../subgraphs/kit/service/narrow.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { knownSources } from '../../../subgraphs/studio/making/sources.ts'
import { planImage } from '../../../subgraphs/studio/models/image.ts'
import { someWallet } from '../edges/belongings.ts'
import { type Watch, watch } from '../edges/watch.ts'
import { type Atelier, openAtelier } from './support/atelier.ts'

// The pictures of an order that are uploads of its wallet.

const OWNER = someWallet()

let atelier: Atelier
let watching: Watch

beforeAll(async () => {
  atelier = await openAtelier()
  watching = watch(atelier.database.db.pool)
})
afterAll(async () => {
  watching?.stop()
  await atelier?.stop()
})

it('are read by one statement, in the order of the images', async () => {
  const keys = [await upload(OWNER), await upload(OWNER), await upload(OWNER)]
  const { statements, result } = await watching.of(() => sources([...keys, keys[0] ?? '']))
  expect(result.images.map((image) => 'key' in image && image.key)).toEqual([...keys, keys[0]])
  expect(statements).toHaveLength(1)
})

it('are refused if one is not confirmed', async () => {
  const keys = [await upload(OWNER), await upload(OWNER, null)]
  await expect(sources(keys)).rejects.toThrow('Confirm the upload before you work on it')
})

it('are refused if one belongs to another wallet, or is gone', async () => {
  const own = await upload(OWNER)
  await expect(sources([own, await upload(someWallet())])).rejects.toThrow('Only the wallet that paid')
  await expect(sources([own, `uploads/${randomUUID()}`])).rejects.toThrow('There is no such upload')
})

/** Writes the row of an upload; its key. */
async function upload(wallet: WalletAddress, confirmedAt: Date | null = new Date()): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 60 * 60_000)
  const file = { filename: 'a.png', contentType: 'image/png', maxBytes: 10, blobKey: `uploads/${id}` }
  const row = { id, wallet, ...file, createdAt: now, sentBy: expiresAt, confirmedAt, expiresAt }
  await affected(atelier.database.db.pool, tables.insertInto('studio.upload').values(row))
  return file.blobKey
}

/** The sources of an order for pictures by their links. */
function sources(keys: readonly string[]) {
  const { engines, database } = atelier
  const expiresAt = new Date(Date.now() + 60 * 60_000)
  const images = keys.map((key, index) => ({
    given: { url: engines.media.urlOf({ key, contentType: 'image/png', expiresAt }) },
    path: ['images', index],
    role: 'source' as const,
  }))
  const ground = {
    service: 'studio' as const,
    engines,
    db: database.db,
    cursorKeys: Buffer.alloc(32),
    now: () => new Date(),
    baseUrl: () => 'http://localhost',
  }
  const plan = planImage({ imageC: { prompt: 'blue', images: [] } })
  return knownSources(
    { ...plan, images },
    narrowScope(ground, requestScope({ requestId: 'request', caller: OWNER, payment: null }), OWNER),
  )
}
