import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../prisma/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { isDatabaseGone } from '../../../prisma/isGone.ts'
import { Listener } from '../../../prisma/listen.ts'
import { parseServers } from '../../../prisma/servers.ts'
import { openJobQueue } from '../../../router/jobs/jobQueue.ts'
import { startWorker } from '../../../router/jobs/worker.ts'
import { copyCluster } from '../../support/cluster.ts'
import { openDatabaseLine } from '../../support/databaseLine.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { fillConnections } from '../../support/fillConnections.ts'
import { eventually } from '../../support/ledger.ts'
import { openPool } from '../../support/pool.ts'
import type { LineProxy } from '../../support/proxy.ts'
import { type Standby, startStandby } from '../../support/standby.ts'

describe('the servers of a database URL', () => {
  it('are one URL each', () => {
    expect(parseServers('postgres://u:p@a:1,b/db?target_session_attrs=read-write&sslmode=require')).toEqual([
      'postgres://u:p@a:1/db?sslmode=require',
      'postgres://u:p@b/db?sslmode=require',
    ])
    expect(parseServers('postgres://[::1]:1,[::2]:2/db')).toEqual(['postgres://[::1]:1/db', 'postgres://[::2]:2/db'])
  })

  it('are left as they are where there is one', () => {
    const url = 'postgresql://u@localhost:5432/db?host=%2Ftmp%2Fa&sslmode=disable'
    expect(parseServers(url)).toEqual([url])
    expect(parseServers('postgres://a/db?target_session_attrs=primary')).toEqual(['postgres://a/db'])
  })

  it.each([
    ['postgres://a,b/db?target_session_attrs=prefer-standby', 'must have target_session_attrs=read-write'],
    ['postgres://a,,b/db', 'must name each host as host or host:port'],
    ['postgres://a,b:x/db', 'b:x is neither'],
    ['postgres:///db?host=a,b', 'not by host=a,b'],
  ])('cannot be %s', (url, message) => {
    expect(() => parseServers(url)).toThrow(message)
  })
})

describe('a database of two servers', () => {
  let dataDir: string
  let primary: EmbeddedPostgres
  let standby: Standby
  let lines: readonly LineProxy[] = []
  let db: Database

  beforeAll(async () => {
    dataDir = await makeDataFolder('tollgraph-servers-')
    const [primaryDir, standbyDir] = [join(dataDir, 'primary'), join(dataDir, 'standby')]
    await copyCluster(primaryDir)
    primary = await startEmbeddedPostgres({ dataDir: primaryDir })
    await mkdir(standbyDir)
    standby = await startStandby(primaryDir, primary.url, standbyDir)
    const [first, second] = [await openDatabaseLine(standby.url), await openDatabaseLine(primary.url)]
    lines = [first.line, second.line]
    const hosts = lines.map(({ port }) => `127.0.0.1:${port}`).join(',')
    db = openDatabase(`postgresql://tollgraph@${hosts}/tollgraph?sslmode=disable&target_session_attrs=read-write`)
  })
  afterAll(async () => {
    await db?.close()
    for (const line of lines) await line.close()
    await standby?.stop()
    await primary?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('is written to on the one that accepts writes, and after a promotion on the other', async () => {
    await db.pool.query('CREATE TABLE notes (text text)')
    const heard: string[] = []
    const listener = new Listener({
      pool: db.pool,
      url: db.listenUrl,
      channels: ['notes'],
      onNotice: (_, payload) => heard.push(payload),
      onReconnected: () => {},
      onBeat: () => {},
      onLost: () => {},
    })
    const { queue, close } = openJobQueue(db, 1)
    const write = async () => {
      await db.pool.query(`INSERT INTO notes VALUES ('written by a job')`)
    }
    const worker = await startWorker(queue, new Map([['write', write]]), [], pino({ level: 'silent' }))
    try {
      await listener.opened()
      await db.pool.query(`NOTIFY notes, 'before'`)
      await eventually('the listener is notified', async () => heard.includes('before'))

      await eventually('the standby has everything', async () => {
        const { rows } = await db.pool.query('SELECT count(*)::int AS streams FROM pg_stat_replication')
        return rows[0].streams === 1
      })
      lines[1]?.cut()
      await primary.stop()
      const failure = await db.pool.query(`INSERT INTO notes VALUES ('between')`).catch((error: unknown) => error)
      expect(isDatabaseGone(failure)).toBe(true)
      await standby.promote()

      await eventually('writes are accepted', async () => {
        const written = await db.pool.query(`INSERT INTO notes VALUES ('after')`).catch(() => null)
        return written?.rowCount === 1
      })
      expect(await db.prisma.$queryRaw`SELECT text FROM notes WHERE text = 'after'`).toEqual([{ text: 'after' }])
      await worker.add('write', {})
      await eventually('the job has run', async () => {
        return (await db.pool.query(`SELECT FROM notes WHERE text = 'written by a job'`)).rowCount === 1
      })
      await eventually('the listener is notified again', async () => {
        await db.pool.query(`NOTIFY notes, 'again'`)
        return heard.includes('again')
      })
    } finally {
      await worker.stop()
      await close()
      await listener.stop()
    }
  })

  it('counts as away while its server has no free connection', async () => {
    const own = openPool(standby.url)
    const single = openDatabase(standby.url)
    try {
      const filled = await fillConnections(own)
      const failures = await Promise.allSettled([
        db.pool.query('SELECT 1'),
        single.pool.query('SELECT 1'),
        single.prisma.$queryRaw`SELECT 1`,
        single.prisma.$transaction([single.prisma.$queryRaw`SELECT 1`]),
      ])
      await filled.empty()
      expect(failures.map((one) => one.status === 'rejected' && isDatabaseGone(one.reason))).toEqual(
        failures.map(() => true),
      )
      await eventually('it answers again', () => db.pool.query('SELECT 1').catch(() => null))
    } finally {
      await single.close()
      await own.end()
    }
  })

  it('closes connections to a server that has become read-only', async () => {
    const { pool } = db
    await pool.query('ALTER SYSTEM SET default_transaction_read_only = on')
    await pool.query('SELECT pg_reload_conf()')
    const pidOf = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid as number
    const pid = await pidOf().catch(() => 0)
    const refused = await eventually('a write is refused', async () => {
      return pool.query('DELETE FROM notes').then(
        () => null,
        (error: unknown) => error,
      )
    })
    expect(isDatabaseGone(refused)).toBe(true)
    const direct = openDatabase(standby.url)
    try {
      await direct.pool.query('ALTER SYSTEM RESET default_transaction_read_only')
      await direct.pool.query('SELECT pg_reload_conf()')
    } finally {
      await direct.close()
    }
    await eventually('writes are accepted', () => pool.query('DELETE FROM notes').catch(() => null))
    expect(await pidOf()).not.toBe(pid)
  })

  it('gives up connections to a server that is silent while another one accepts writes', async () => {
    const [silent, other] = [await openDatabaseLine(standby.url), await openDatabaseLine(standby.url)]
    const hosts = [silent, other].map(({ line }) => `127.0.0.1:${line.port}`).join(',')
    const two = openDatabase(`postgresql://tollgraph@${hosts}/tollgraph?sslmode=disable`)
    try {
      const held = await two.pool.connect()
      silent.line.silence()
      const failures: unknown[] = []
      for (const _ of ['under way', 'afterwards'])
        failures.push(await held.query('SELECT 1').catch((error: unknown) => error))
      held.release(true)
      expect(failures.map(isDatabaseGone)).toEqual([true, true])
      expect((await two.pool.query('SELECT 1')).rowCount).toBe(1)
    } finally {
      await two.close()
      await silent.line.close()
      await other.line.close()
    }
  })
})
