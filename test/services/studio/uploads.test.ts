import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
import { BadInput, NotFound } from '../../../schema/errors.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { narrowScope } from '../../../subgraphs/kit/service/narrow.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openMedia } from '../../../subgraphs/kit/storage/media/openMedia.ts'
import { sourcesOf } from '../../../subgraphs/studio/making/sources.ts'
import type { Plan } from '../../../subgraphs/studio/models/plan.ts'
import { confirming } from '../../../subgraphs/studio/uploads/confirm.ts'
import { creating } from '../../../subgraphs/studio/uploads/create.ts'
import { removing } from '../../../subgraphs/studio/uploads/remove.ts'
import { boundingSentFiles } from '../../../subgraphs/studio/uploads/sentFiles.ts'
import type { StudioContext, StudioEngines } from '../../../subgraphs/studio/work.ts'
import { s3rverGround } from '../../kit/blobs/grounds/s3rverGround.ts'
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

it('a picture that is sent again after its confirmation, by the link of an S3 store, replaces nothing', async () => {
  const ground = await s3rverGround()
  const store = await ground.open()
  try {
    const blobs = store.within('studio')
    const { id, key } = await sentUpload(blobs)
    const link = (await blobs.presignPut(key, { contentType: 'image/png', expiresInSeconds: 60 })) ?? ''
    const send = async (body: Uint8Array) =>
      (await fetch(link, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: new Uint8Array(body) }))
        .status
    const first = await picture(40, 30)
    expect(await send(first)).toBe(200)
    await confirm(id, blobs)
    expect(await send(Buffer.alloc(2_000_000))).toBe(200)
    await confirm(id, blobs)
    const upload = await find(id)
    expect(await contentOf(blobs, upload?.blobKey ?? '')).toEqual(first)
    expect(upload?.size).toBe(first.length)
    expect(await sourcesFor({ url: linkTo(key) }, blobs)).toMatchObject([{ key: upload?.blobKey }])
    expect(await sourcesFor({ upload: nodeId('MediaUpload', [id]) }, blobs)).toMatchObject([{ key: upload?.blobKey }])
  } finally {
    await store.close()
    await ground.end()
  }
})

it('a confirmation takes the links that were given for the file as it was sent, and no others', async () => {
  const { id, key } = await sentUpload()
  const other = await sentUpload()
  await expect(confirm(id, undefined, linkTo(other.key))).rejects.toBeInstanceOf(BadInput)
  for (let times = 0; times < 2; times += 1) await confirm(id, undefined, linkTo(key))
  await confirm(id, undefined, linkTo((await find(id))?.blobKey ?? ''))
})

it('confirmations at once keep one copy, and a refused file none', async () => {
  const { id, key } = await sentUpload()
  await Promise.all(Array.from({ length: 4 }, () => confirm(id)))
  expect(await filesOf(id)).toEqual([key, (await find(id))?.blobKey].sort())
  const wrong = await sentUpload(undefined, Buffer.from('no picture'))
  await expect(confirm(wrong.id)).rejects.toBeInstanceOf(BadInput)
  expect(await filesOf(wrong.id)).toEqual([])
})

it('all files of an expired upload are removed: as sent, as confirmed, and copies that a crash has left', async () => {
  const { id } = await sentUpload()
  await confirm(id)
  await atelier.engines.blobs.put(`uploads/${id}/${randomUUID()}/a.png`, Buffer.from('x'), PNG)
  const past = tables.updateTable('studio.upload').set({ expiresAt: new Date(0) })
  await affected(atelier.database.db.pool, past.where('id', '=', id))
  await remove(async () => {})
  expect([await find(id), await filesOf(id)]).toEqual([null, []])
})

describe('with an S3 store, whose links take any size', () => {
  let ground: Awaited<ReturnType<typeof s3rverGround>>
  let store: BlobStore
  beforeAll(async () => {
    ground = await s3rverGround()
    store = await ground.open()
  })
  afterAll(async () => {
    await store?.close()
    await ground?.end()
  })

  it('a file that is too large is removed once its link has expired, before and after the confirmation', async () => {
    const blobs = store.within('studio')
    const { upload, slot } = await create(blobs)
    const key = `uploads/${upload.id}/kite.png`
    const send = (body: Uint8Array) =>
      fetch(slot.uploadUrl, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: new Uint8Array(body) })
    const queued = await waiting('studio.boundSentFile', upload.id)
    expect(queued).toHaveLength(1)
    expect(Number(queued[0]?.in_ms)).toBeGreaterThan(5 * 60_000 + 30_000)

    await send(Buffer.alloc(slot.maxBytes + 1))
    await runSent('studio.boundSentFile', upload.id, blobs)
    expect(await blobs.stat(key)).toBeNull()

    await send(await picture(40, 30))
    await runSent('studio.boundSentFile', upload.id, blobs)
    expect(await blobs.stat(key)).toMatchObject({ key })
    await confirm(upload.id, blobs)
    await send(Buffer.alloc(slot.maxBytes + 1))
    await runSent('studio.boundSentFile', upload.id, blobs)
    expect(await keysIn(blobs, upload.id)).toEqual([(await find(upload.id))?.blobKey])
  })
})

it('the file of a confirmed upload is removed as it was sent once its links have expired, and its copy stays', async () => {
  const { id, key } = await sentUpload()
  expect(await waiting('studio.removeSentFile', id)).toEqual([])
  await confirm(id)
  const { blobKey = '' } = (await find(id)) ?? {}
  expect(await filesOf(id)).toEqual([key, blobKey].sort())
  const queued = await waiting('studio.removeSentFile', id)
  expect(queued).toHaveLength(1)
  expect(Number(queued[0]?.in_ms)).toBeGreaterThan(59 * 60_000)
  expect(Number(queued[0]?.in_ms)).toBeLessThanOrEqual(60 * 60_000)
  await runSent('studio.removeSentFile', id)
  expect(await filesOf(id)).toEqual([blobKey])
  const unconfirmed = await sentUpload()
  await runSent('studio.removeSentFile', unconfirmed.id)
  expect(await filesOf(unconfirmed.id)).toEqual([unconfirmed.key])
})

const WALLET = someWallet()
const PNG = { maxBytes: 1e6, contentType: 'image/png' }

function expiredUpload(): Promise<{ readonly id: string; readonly key: string }> {
  return sentUpload(atelier.engines.blobs, undefined, new Date(Date.now() - 60_000))
}

/** An upload whose file has come. */
async function sentUpload(
  blobs: BlobStore = atelier.engines.blobs,
  file?: Buffer,
  expiresAt = new Date(Date.now() + 60 * 60_000),
): Promise<{ readonly id: string; readonly key: string }> {
  const id = randomUUID()
  const key = `uploads/${id}/a.png`
  const now = new Date(Date.now() - 2 * 60 * 60_000)
  const { contentType } = PNG
  await blobs.put(key, file ?? (await picture(40, 30)), PNG)
  const named = { filename: 'a.png', contentType, maxBytes: 1e6, blobKey: key }
  const times = { createdAt: now, sentBy: expiresAt, confirmedAt: null, expiresAt }
  const row = { id, wallet: WALLET, ...named, ...times }
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

/** Buys an upload of a picture of at most 20,000 bytes. */
async function create(blobs: BlobStore) {
  const { engines } = atelier
  const media = openMedia({
    service: 'studio',
    key: Buffer.alloc(32),
    blobs,
    now: () => new Date(),
    baseUrl: () => 'http://localhost',
  })
  const line = {
    field: 'Mutation.createMediaUpload',
    path: ['createMediaUpload'],
    amount: 10_000n as AtomicUsdc,
    actId: `${randomUUID()}:0`,
  }
  const context = Object.assign(contextOver(blobs, { ...engines, blobs, media }), { lineOf: () => line })
  const input = { filename: 'kite.png', contentType: 'PNG', size: 20_000 }
  const bought = await creating.resolvers?.Mutation?.createMediaUpload?.({}, { input } as never, context, {} as never)
  return bought as unknown as {
    readonly upload: { readonly id: string }
    readonly slot: { readonly uploadUrl: string; readonly maxBytes: number }
  }
}

/** The waiting jobs of a kind for an upload, with the milliseconds until each is due. */
async function waiting(job: string, upload: string): Promise<{ readonly in_ms: string }[]> {
  const { rows } = await atelier.database.db.pool.query(
    `SELECT extract(epoch FROM run_at - now()) * 1000 AS in_ms FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE identifier = $1 AND payload->>'upload' = $2`,
    [job, upload],
  )
  return rows
}

/** Runs a job for the file of an upload as it was sent. */
async function runSent(job: string, upload: string, blobs: BlobStore = atelier.engines.blobs): Promise<void> {
  const { engines, database } = atelier
  const log = pino({ level: 'silent' })
  const context = { engines: { ...engines, blobs }, db: database.db, log, now: () => new Date() }
  await boundingSentFiles.jobs?.[job]?.({ upload }, context)
}

async function confirm(upload: string, blobs?: BlobStore, blobUrl?: string): Promise<unknown> {
  const input = { upload, ...(blobUrl === undefined ? {} : { blobUrl }) }
  return confirming.resolvers?.Mutation?.confirmMediaUpload?.({}, { input }, contextOver(blobs), {} as never)
}

/** The files that an order would use for one picture. */
async function sourcesFor(given: { url: string } | { upload: string }, blobs: BlobStore): Promise<unknown> {
  const image = { given, path: ['image'], role: 'reference' }
  const plan = { images: [image], audio: null, place: ['input'] } as unknown as Plan
  return (await sourcesOf(plan, contextOver(blobs))).images
}

function contextOver(blobs: BlobStore = atelier.engines.blobs, engines = atelier.engines): StudioContext {
  const { database } = atelier
  const now = () => new Date()
  const ground = {
    service: 'studio' as const,
    engines: { ...engines, blobs },
    db: database.db,
    cursorKeys: Buffer.alloc(32),
    now,
    baseUrl: () => '',
  }
  const scope = requestScope({ requestId: 'request', caller: WALLET, payment: null })
  return narrowScope(ground, scope, WALLET)
}

function linkTo(key: string): string {
  const expiresAt = new Date(Date.now() + 60 * 60_000)
  return atelier.engines.media.urlOf({ key, contentType: 'image/png', expiresAt })
}

async function contentOf(blobs: BlobStore, key: string): Promise<Buffer | null> {
  const opened = await blobs.open(key)
  return opened && buffer(opened.body)
}

const filesOf = (id: string) => keysIn(atelier.engines.blobs, id)

async function keysIn(blobs: BlobStore, id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of blobs.list(`uploads/${id}`)) keys.push(key)
  return keys
}

function find(id: string) {
  return firstRow(atelier.database.db.pool, tables.selectFrom('studio.upload').selectAll().where('id', '=', id))
}
