import { sql } from 'kysely'
import type { Pool } from '../../../../prisma/database.ts'
import { Gather } from '../../../../prisma/gather.ts'
import { affected, allRows, firstRow, insertRows, tables } from '../../../../prisma/sql.ts'
import type { TokenClaim } from './contextToken.ts'

/** Claims tokens in the database that all processes of a subgraph share, those of concurrent requests in one statement. */
export function claimTokens(pool: Pool): TokenClaim {
  const claims = new Gather<{ readonly jti: string; readonly expiresAt: Date }, boolean>(
    async (tokens) => {
      const claim = insertRows('kit.usedToken', tokens, { jti: 'text', expiresAt: 'timestamptz' })
        .onConflict((used) => used.doNothing())
        .returning('jti')
      const claimed = new Set((await allRows(pool, claim)).map(({ jti }) => jti))
      return tokens.map(({ jti }) => claimed.has(jti))
    },
    ({ jti }) => jti,
  )
  return (jti, expiresAt) => claims.add({ jti, expiresAt })
}

/** Whether a token was claimed in this database. */
export async function isTokenClaimed(pool: Pool, jti: string): Promise<boolean> {
  return (await firstRow(pool, tables.selectFrom('kit.usedToken').select('jti').where('jti', '=', jti))) !== null
}

/** Deletes the tokens that expired an hour ago: the database's clock may be ahead of those that accept tokens. */
export async function forgetTokens(pool: Pool): Promise<void> {
  const longAgo = sql<Date>`now() - interval '1 hour'`
  await affected(pool, tables.deleteFrom('kit.usedToken').where('expiresAt', '<', longAgo))
}
