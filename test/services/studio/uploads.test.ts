import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
import { NotFound } from '../../../schema/errors.ts'
import { narrowScope } from '../../../subgraphs/kit/service/narrow.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { confirming } from '../../../subgraphs/studio/uploads/confirm.ts'
import { removing } from '../../../subgraphs/studio/uploads/remove.ts'
import type { StudioContext, StudioEngines } from '../../../subgraphs/studio/work.ts'
import { someWallet } from '../edges/belongings.ts'
import { picture } from '../merch/support/pictures.ts'
import { type Atelier, openAtelier } from './support/atelier.ts'

let atelier: Atelier
beforeAll(async () => {
  atelier = await openAtelier()
})
afterAll(() => atelier?.stop())

it('an expired upload that is being removed is not confirmed any more', async () => {
  const { id, key } = await expiredUpload()
  let confirmed: Promise<unknown> = Promise.resolve()
  await remove(async () => {
    confirmed = confirm(id).catch((error: unknown) => error)
    await Promise.race([confirmed, pause(500)])
  })
  expect(await confirmed).toBeInstanceOf(NotFound)
  expect([await find(id), await atelier.engines.blobs.stat(key)]).toEqual([null, null])
})

it('an expired upload that is confirmed before it is removed stays', async () => {
  const { id, key } = await expiredUpload()
  await confirm(id)
  await remove(async () => {})
  expect(await find(id)).toMatchObject({ confirmedAt: expect.any(Date) })
  expect(await atelier.engines.blobs.stat(key)).toMatchObject({ key })
})

const WALLET = someWallet()

async function expiredUpload(): Promise<{ readonly id: string; readonly key: string }> {
  const id = randomUUID()
  const key = `uploads/${id}/a.png`
  const [now, expiresAt] = [new Date(Date.now() - 2 * 60 * 60_000), new Date(Date.now() - 60_000)]
  const contentType = 'image/png'
  await atelier.engines.blobs.put(key, await picture(40, 30), { maxBytes: 1e6, contentType })
  const file = { filename: 'a.png', contentType, maxBytes: 1e6, blobKey: key }
  const times = { createdAt: now, sentBy: expiresAt, confirmedAt: null, expiresAt }
  const row = { id, wallet: WALLET, ...file, ...times }
  await affected(atelier.database.db.pool, tables.insertInto('studio.upload').values(row))
  return { id, key }
}

/** Runs the job that removes; `meanwhile` runs before it deletes files. */
async function remove(meanwhile: () => Promise<void>): Promise<void> {
  const { engines, database } = atelier
  const blobs = Object.assign(Object.create(engines.blobs), {
    async delete(keys: readonly string[]) {
      await meanwhile()
      await engines.blobs.delete(keys)
    },
  }) as StudioEngines['blobs']
  const context = {
    engines: { ...engines, blobs },
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  }
  await removing.jobs?.['studio.removeUploads']?.({}, context)
}

async function confirm(upload: string): Promise<unknown> {
  const { engines, database } = atelier
  const now = () => new Date()
  const ground = {
    service: 'studio' as const,
    engines,
    db: database.db,
    cursorKeys: Buffer.alloc(32),
    now,
    baseUrl: () => '',
  }
  const scope = requestScope({ requestId: 'request', caller: WALLET, payment: null })
  const context: StudioContext = narrowScope(ground, scope, WALLET)
  return confirming.resolvers?.Mutation?.confirmMediaUpload?.({}, { input: { upload } }, context, {} as never)
}

function find(id: string) {
  return firstRow(atelier.database.db.pool, tables.selectFrom('studio.upload').selectAll().where('id', '=', id))
}
