import { expect, onTestFinished, test, vi } from 'vitest'
import { DATABASE, ensureDatabase } from '../../../prisma/embedded/databases.ts'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { openPool } from '../../support/pool.ts'
import { makeDataDir } from './dataDirs.ts'

// Vitest fails for an error that nothing catches: outside of tests it ends the process.
test('a server that is killed while its database is looked for is an error of the call alone', async () => {
  const server = await startEmbeddedPostgres({ dataDir: await makeDataDir() })
  onTestFinished(server.stop)
  const url = server.url.replace(`/${DATABASE}?`, '/postgres?')
  const pool = openPool(url)
  onTestFinished(() => pool.end())
  await pool.query(`DROP DATABASE ${DATABASE}`)
  const other = await pool.connect()
  await other.query('SELECT pg_advisory_lock(1)')
  const ended = expect(ensureDatabase(url)).rejects.toThrow('Connection terminated')
  const sql = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
  const isWaiting = async () => (await pool.query<{ pid: number }>(sql)).rows[0]
  const waiting = await vi.waitUntil(isWaiting, { timeout: 30_000 })
  process.kill(waiting.pid, 'SIGKILL')
  await ended
  other.release(true)
})
