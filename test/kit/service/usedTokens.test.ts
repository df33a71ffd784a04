import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimTokens, forgetTokens } from '../../../subgraphs/kit/service/toll/usedTokens.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

it('a used token is remembered for an hour beyond its end, by which every clock says that it is over', async () => {
  const { pool } = database.db
  const claim = claimTokens(pool)
  const ends = { over: minutesAgo(61), 'over by one clock': minutesAgo(1), valid: minutesAgo(-1) }
  for (const [jti, end] of Object.entries(ends)) expect(await claim(jti, end)).toBe(true)
  await forgetTokens(pool)
  for (const [jti, end] of Object.entries(ends)) expect([jti, await claim(jti, end)]).toEqual([jti, jti === 'over'])
})

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000)
}
