import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { Address } from '../../../schema/address.ts'
import { BadInput, Conflict, Forbidden, Gone, LimitReached, NotFound, Unavailable } from '../../../schema/errors.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { createExtractions } from '../../../subgraphs/upload/sites/extractions.ts'
import { inParallel } from '../../../subgraphs/upload/sites/inParallel.ts'
import { takeExtraction } from '../../../subgraphs/upload/sites/lease.ts'
import { goLive, newestVersion } from '../../../subgraphs/upload/sites/versions.ts'
import { newWallet } from '../domains/support/service.ts'
import { craftZip } from './sites/craftZip.ts'
import {
  buySite,
  keysIn,
  liveSite,
  resolve,
  type SiteProcess,
  sendAnother,
  sendZip,
  startSiteHosting,
  startSites,
  uploadRow,
  zipOf,
} from './sites/siteGround.ts'
import { actOf, buy, payingLine, resolve as resolveUpload, type TestHosting } from './support/hosting.ts'

let hosting: TestHosting
let first: SiteProcess
let second: SiteProcess
let wallet: Address
beforeAll(async () => {
  ;({ hosting, first } = await startSiteHosting())
  second = await startSites(hosting)
  wallet = newWallet()
})
afterAll(async () => {
  await second?.stop()
  await first?.stop()
  await hosting?.stop()
})

const fieldsOf = async (id: string) => {
  const upload = await uploadRow(hosting, id)
  return {
    siteUrl: await resolve('StoredItem.siteUrl', {}, first.context(wallet), upload),
    fileCount: await resolve('StoredItem.fileCount', {}, first.context(wallet), upload),
    status: await resolveUpload('Upload.status', {}, hosting.context(wallet), upload),
    actualSize: upload.actualSize,
  }
}

const textOf = async (process: SiteProcess, id: string, path = '/') => (await process.get(id, path)).body.toString()

describe('activating a site', () => {
  it('puts the files of its zip live, tells them in order, and counts them', async () => {
    const slot = await buySite(hosting, wallet)
    expect(await fieldsOf(slot.uploadId)).toEqual({
      siteUrl: null,
      fileCount: null,
      status: 'PENDING',
      actualSize: null,
    })
    const zip = zipOf({ 'site/index.html': '<h1>one</h1>', 'site/b.css': 'b{}', 'site/a/x.js': 'let x' })
    await sendZip(slot, zip)
    const siteUrl = `http://${slot.uploadId}.sites.localhost`
    expect(await first.activate(wallet, slot.uploadId)).toEqual({
      siteUrl,
      fileCount: 3,
      files: ['a/x.js', 'b.css', 'index.html'],
    })
    const size = BigInt(zip.length)
    expect(await fieldsOf(slot.uploadId)).toEqual({ siteUrl, fileCount: 3, status: 'UPLOADED', actualSize: size })
    expect(await textOf(first, slot.uploadId)).toBe('<h1>one</h1>')
  })

  it('tells a file that it has no site', async () => {
    const { uploadId } = await buy(hosting, wallet, 'buyUpload')
    expect(await fieldsOf(uploadId)).toMatchObject({ siteUrl: null, fileCount: null })
    await expect(first.activate(wallet, uploadId)).rejects.toThrow(BadInput)
  })

  it('is for its owner, once its zip is there, while it is paid for', async () => {
    const { uploadId } = await buySite(hosting, wallet)
    await expect(first.activate(newWallet(), uploadId)).rejects.toThrow(Forbidden)
    await expect(first.activate(wallet, 'nosuchsite')).rejects.toThrow(NotFound)
    await expect(first.activate(wallet, uploadId)).rejects.toThrow('site: no zip has come for this site yet')
    const now = hosting.now
    hosting.now = new Date((await uploadRow(hosting, uploadId)).expiresAt)
    await expect(first.activate(wallet, uploadId)).rejects.toThrow(Gone)
    hosting.now = now
  })

  it('happens once for each zip; the next one takes its place at once here, and within a second elsewhere', async () => {
    const id = await liveSite({ hosting, first }, wallet, { 'index.html': 'old', 'old.txt': 'gone soon' })
    await expect(first.activate(wallet, id)).rejects.toThrow(/already active/)
    await expect(first.activate(wallet, id)).rejects.toThrow(Conflict)
    expect(await textOf(second, id)).toBe('old')
    await sendAnother(hosting, wallet, id, zipOf({ 'index.html': 'new' }))
    expect(await textOf(first, id)).toBe('old')
    await first.activate(wallet, id)
    expect(await textOf(first, id)).toBe('new')
    expect((await first.get(id, '/old.txt')).status).toBe(404)
    await expect.poll(() => textOf(second, id)).toBe('new')
  })

  it('twice at one moment, in two processes, makes one site; the other hears 409', async () => {
    const slot = await buySite(hosting, wallet)
    await sendZip(slot, zipOf(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`${n}.txt`, `${n}`]))))
    const tries = await Promise.allSettled([first, second, first].map((one) => one.activate(wallet, slot.uploadId)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict)
    expect(await keysIn(hosting, `sites/${slot.uploadId}`)).toHaveLength(50)
  })

  it('shows the old site or the new one while they change places, never parts of both or of none', async () => {
    const version = (n: number) => ({ 'index.html': `${n}`, 'same.txt': `${n}`, 'pad.bin': randomBytes(400_000) })
    const id = await liveSite({ hosting, first }, wallet, version(0))
    await sendAnother(hosting, wallet, id, zipOf(version(1)))
    let isOver = false
    const activation = first.activate(wallet, id).finally(() => {
      isOver = true
    })
    const seen: string[] = []
    while (!isOver) seen.push(`${await textOf(first, id)}${await textOf(first, id, '/same.txt')}`)
    await activation
    expect(seen.length).toBeGreaterThan(0)
    for (const pair of seen) expect(['00', '01', '11']).toContain(pair)
    expect(await textOf(first, id)).toBe('1')
  })
})

describe('a zip that is not taken', () => {
  it('leaves the site as it is and nothing in the store, is refused again without being read, and can be followed', async () => {
    const id = await liveSite({ hosting, first }, wallet, { 'index.html': 'good' })
    const before = await keysIn(hosting, `sites/${id}`)
    const lies = craftZip([
      { name: 'a.txt', content: 'fine' },
      { name: 'b.txt', content: 'x'.repeat(90_000), claims: { size: 7 } },
    ])
    await sendAnother(hosting, wallet, id, lies)
    const refusal = /"b.txt" of the zip is larger than the 7 bytes that it says/
    await expect(first.activate(wallet, id)).rejects.toThrow(refusal)
    expect(await keysIn(hosting, `sites/${id}`)).toEqual(before)
    expect(await textOf(first, id)).toBe('good')

    await first.run('upload.removeStaleVersions')
    expect(await keysIn(hosting, `zips/${id}`)).toEqual([])
    await expect(second.activate(wallet, id)).rejects.toThrow(refusal)

    await sendAnother(hosting, wallet, id, zipOf({ 'index.html': 'better' }))
    await first.activate(wallet, id)
    expect(await textOf(first, id)).toBe('better')
  })

  it('has more bytes, unpacked, than were bought', async () => {
    const slot = await buySite(hosting, wallet)
    const half = { content: Buffer.from(randomBytes(50_000).toString('hex').repeat(60)) }
    await sendZip(
      slot,
      craftZip([
        { name: 'a', ...half },
        { name: 'b', ...half },
      ]),
    )
    await expect(first.activate(wallet, slot.uploadId)).rejects.toThrow(/more than 10000000 bytes together/)
  })
})

describe('an extraction that does not end well', () => {
  const leased = `UPDATE upload.site_version SET extractor = 'another process', extractor_until = clock_timestamp() + $2::interval
    WHERE upload_id = $1`

  it('of a process that died is begun anew by another one, when the first was silent for a while', async () => {
    const slot = await buySite(hosting, wallet)
    await sendZip(slot, zipOf({ 'index.html': 'after all' }))
    await hosting.blobs.put(`sites/${slot.uploadId}/dead/0`, Buffer.from('half'), {
      maxBytes: 9,
      contentType: 'text/html',
    })
    await hosting.db.pool.query(leased, [slot.uploadId, '1 minute'])
    await expect(second.activate(wallet, slot.uploadId)).rejects.toThrow('This site is being activated already')
    await hosting.db.pool.query(leased, [slot.uploadId, '-1 second'])
    await second.activate(wallet, slot.uploadId)
    expect(await textOf(second, slot.uploadId)).toBe('after all')

    // What the dead one left goes when nobody can be at it any more; what is live stays.
    await second.run('upload.sweepSites')
    expect(await keysIn(hosting, `sites/${slot.uploadId}/dead`)).toHaveLength(1)
    hosting.now = new Date(Date.now() + 25 * 3600_000)
    await second.run('upload.sweepSites')
    hosting.now = new Date()
    expect(await keysIn(hosting, `sites/${slot.uploadId}/dead`)).toHaveLength(0)
    expect(await textOf(second, slot.uploadId)).toBe('after all')
  })

  it('cannot put an older zip over a newer one that went live meanwhile', async () => {
    const { pool } = hosting.db
    const slot = await buySite(hosting, wallet)
    await sendZip(slot, zipOf({ 'index.html': 'older' }))
    const older = await newestVersion(pool, slot.uploadId)
    const versionId = older?.id ?? ''
    const lease = await takeExtraction(pool, versionId, hosting.log)
    await sendAnother(hosting, wallet, slot.uploadId, zipOf({ 'index.html': 'newer' }))
    await first.activate(wallet, slot.uploadId)

    const extracted = {
      versionId,
      extractor: lease?.extractor ?? '',
      folder: 'sites/x/late',
      manifest: {},
      fileCount: 0,
      totalSize: 0,
    }
    const wentLive = await inTransaction(pool, (client) => goLive(client, slot.uploadId, extracted, hosting.now))
    await lease?.release()
    expect(wentLive).toBe(false)
    first.sites.engine.live.forget(slot.uploadId)
    expect(await textOf(first, slot.uploadId)).toBe('newer')
  })

  it('keeps its files where nobody knows whether the database took the site before it broke off', async () => {
    const slot = await buySite(hosting, wallet)
    await sendZip(slot, zipOf({ 'index.html': 'it did' }))
    const context = first.context(wallet)
    const db = { ...context.db, pool: breakingOffAfterCommit(context.db.pool) }
    const activation = resolve('Mutation.activateSite', { input: { site: slot.uploadId } }, { ...context, db })
    await expect(activation).rejects.toThrow('Connection terminated unexpectedly')
    first.sites.engine.live.forget(slot.uploadId)
    expect(await textOf(first, slot.uploadId)).toBe('it did')
  })

  it('keeps the files of a site that was bought with its source in the same case', async () => {
    const { uploadId, uploadUrl } = await buy(hosting, wallet, 'buyUpload', {
      filename: 'site.zip',
      contentType: 'application/zip',
    })
    expect(
      (await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(zipOf({ 'index.html': 'paid' })) })).status,
    ).toBe(201)
    const input = { tier: 'MB_10', uploadUrlSeconds: 3600, source: { upload: nodeId('Upload', [uploadId]) } } as const
    const line = payingLine('Mutation.buySite', input)
    const context = first.context(wallet, line)
    await actOf('Mutation.buySite').hold({ input }, line, context)
    const db = { ...context.db, pool: breakingOffAfterCommit(context.db.pool) }
    const buying = resolveUpload('Mutation.buySite', { input }, { ...context, db })
    await expect(buying).rejects.toThrow('Connection terminated unexpectedly')
    const { rows } = await hosting.db.pool.query('SELECT id FROM upload.upload WHERE source_id = $1', [uploadId])
    expect(await textOf(first, rows[0].id)).toBe('paid')
  })

  it('for want of its zip says so, and may be tried again', async () => {
    const slot = await buySite(hosting, wallet)
    await sendZip(slot, zipOf({ 'index.html': 'x' }))
    await hosting.blobs.delete(await keysIn(hosting, `zips/${slot.uploadId}`))
    await expect(first.activate(wallet, slot.uploadId)).rejects.toThrow(Unavailable)
    await expect(first.activate(wallet, slot.uploadId)).rejects.toThrow(Unavailable)
  })
})

describe('the places for extractions', () => {
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((done) => {
      open = done
    })
    return { opened, open }
  }

  it('are two; others wait for their turn, and too many are sent away', async () => {
    const extractions = createExtractions()
    const { opened, open } = gate()
    let atOnce = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++atOnce)
      await opened
      atOnce--
    }
    const accepted = Array.from({ length: 22 }, () => extractions.run(work))
    await expect(extractions.run(work)).rejects.toThrow(Unavailable)
    open()
    await Promise.all(accepted)
    expect(most).toBe(2)
    expect(await extractions.run(async () => 'free again')).toBe('free again')
  })

  it('are cleared when the process stops', async () => {
    const extractions = createExtractions()
    const runs = Array.from({ length: 3 }, () =>
      extractions.run(
        (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      ),
    )
    const ends = Promise.allSettled(runs)
    await extractions.close()
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
  })

  it('do no work behind the back of one that failed', async () => {
    const begun: number[] = []
    let ended = 0
    const failing = inParallel([0, 1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item)
      if (item === 1) throw new Error('broken')
      await new Promise(setImmediate)
      ended++
    })
    await expect(failing).rejects.toThrow('broken')
    expect(begun).toEqual([0, 1])
    expect(ended).toBe(1)
  })
})

describe('what is left behind', () => {
  it('goes some minutes after it was replaced: old files, and zips that nothing will be made of', async () => {
    const id = await liveSite({ hosting, first }, wallet, { 'index.html': 'old' })
    const old = await keysIn(hosting, `sites/${id}`)
    await sendAnother(hosting, wallet, id, zipOf({ 'index.html': 'never shown' }))
    await sendAnother(hosting, wallet, id, zipOf({ 'index.html': 'new' }))
    await first.activate(wallet, id)
    await sendAnother(hosting, wallet, id, zipOf({ 'index.html': 'next' }))
    expect(await keysIn(hosting, `zips/${id}`)).toHaveLength(4)

    await first.run('upload.removeStaleVersions')
    expect(await keysIn(hosting, `sites/${id}`)).toEqual(expect.arrayContaining(old))
    expect(await keysIn(hosting, `zips/${id}`)).toHaveLength(1)

    hosting.now = new Date(Date.now() + 11 * 60_000)
    await Promise.all([first.run('upload.removeStaleVersions'), second.run('upload.removeStaleVersions')])
    const left = await keysIn(hosting, `sites/${id}`)
    expect(left).toHaveLength(1)
    expect(old).not.toContain(left[0])
    expect(await textOf(first, id)).toBe('new')
    await first.activate(wallet, id)
    expect(await textOf(first, id)).toBe('next')
    hosting.now = new Date()
  })

  it('leaves no rows either, however often it is replaced: the live one and the last upload have one each', async () => {
    const idsOf = async (site: string) => {
      const sql = 'SELECT id::int FROM upload.site_version WHERE upload_id = $1 ORDER BY id'
      return (await hosting.db.pool.query<{ id: number }>(sql, [site])).rows.map((row) => row.id)
    }
    const id = await liveSite({ hosting, first }, wallet, { 'index.html': 'first' })
    for (const text of ['second', 'third']) {
      await sendAnother(hosting, wallet, id, zipOf({ 'index.html': text }))
      await first.activate(wallet, id)
    }
    for (const file of ['../a', '../b']) {
      await sendAnother(hosting, wallet, id, craftZip([{ name: file, content: Buffer.from('x') }]))
      await expect(first.activate(wallet, id)).rejects.toThrow()
    }
    const before = await idsOf(id)
    expect(before).toHaveLength(5)

    // Replaced versions are still served to requests that began with them.
    await first.run('upload.removeStaleVersions')
    expect(await idsOf(id)).toEqual([before[0], before[1], before[2], before[4]])
    hosting.now = new Date(Date.now() + 11 * 60_000)
    await Promise.all([first.run('upload.removeStaleVersions'), second.run('upload.removeStaleVersions')])
    expect(await idsOf(id)).toEqual([before[2], before[4]])
    expect(await textOf(first, id)).toBe('third')
    await expect(second.activate(wallet, id)).rejects.toThrow()
    hosting.now = new Date()
  })

  it('is limited by what was bought: a small zip does not become a whole disk of sites, one after the other', async () => {
    const version = (n: number) => ({ 'pad.bin': Buffer.alloc(9_000_000, `${n}`) })
    const id = await liveSite({ hosting, first }, wallet, version(0))
    for (let replaced = 1; replaced < 5; replaced++) {
      await sendAnother(hosting, wallet, id, zipOf(version(replaced)))
      await first.activate(wallet, id)
    }
    await sendAnother(hosting, wallet, id, zipOf({ 'index.html': 'last' }))
    await expect(first.activate(wallet, id)).rejects.toThrow(LimitReached)

    hosting.now = new Date(Date.now() + 11 * 60_000)
    await first.run('upload.removeStaleVersions')
    await first.activate(wallet, id)
    expect(await textOf(first, id)).toBe('last')
    hosting.now = new Date()
  })
})

/** A pool whose transactions are committed without anybody hearing of it. */
function breakingOffAfterCommit(pool: Pool): Pool {
  const deaf = (client: PoolClient): PoolClient =>
    Object.assign(Object.create(client) as PoolClient, {
      async query(text: string, values?: unknown[]) {
        const result = await client.query(text, values)
        if (text === 'COMMIT') throw new Error('Connection terminated unexpectedly')
        return result
      },
    })
  return Object.assign(Object.create(pool) as Pool, {
    connect: async () => deaf(await pool.connect()),
    query: pool.query.bind(pool),
  })
}
