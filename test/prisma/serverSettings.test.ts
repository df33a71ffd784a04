import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readObjections } from '../../prisma/serverSettings.ts'
import { openPool } from '../support/pool.ts'
import { SYSTEM_POSTGRES, type SystemPostgres, startSystemPostgres } from '../support/systemPostgres.ts'

let server: SystemPostgres

beforeAll(async () => {
  if (SYSTEM_POSTGRES) server = await startSystemPostgres()
})
afterAll(() => server?.stop())

async function objectionsOf(database: string, isRealMoney: boolean, { encoding = 'UTF8', setting = '' } = {}) {
  const pool = openPool(await server.createDatabase(database, encoding), { max: 1 })
  try {
    if (setting) await pool.query(`SET ${setting}`)
    return await readObjections(pool, isRealMoney)
  } finally {
    await pool.end()
  }
}

describe.skipIf(!SYSTEM_POSTGRES)('a database', () => {
  it('that forgets commits in a crash is wrong for real money', async () => {
    const setting = 'synchronous_commit = off'
    expect((await objectionsOf('forgetful', true, { setting })).wrong).toEqual([
      'synchronous_commit is "off" in the database of DATABASE_URL: a crash of the server would lose payments that have been ' +
        'acknowledged. To mend it: ALTER ROLE … SET synchronous_commit = on',
    ])
    expect(await objectionsOf('toy', false, { setting })).toEqual({ wrong: [], doubtful: [] })
  })

  it('whose server does not wait for its disk is doubtful for real money', async () => {
    expect(await objectionsOf('hasty', true)).toEqual({
      wrong: [],
      doubtful: [expect.stringMatching(/^fsync is "off" in the database of DATABASE_URL: .*To mend it: ALTER SYSTEM/)],
    })
  })

  it('that cannot store every character is wrong', async () => {
    const { wrong } = await objectionsOf('western', false, { encoding: 'LATIN1' })
    expect(wrong).toEqual([expect.stringMatching(/^server_encoding is "LATIN1" .*ENCODING 'UTF8' TEMPLATE template0$/)])
  })
})
