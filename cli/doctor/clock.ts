import { sql } from 'kysely'
import type { Pool } from '../../prisma/database.ts'
import { onlyRow, tables } from '../../prisma/sql.ts'
import { span } from '../output/time.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** Clock differences that produce a warning, and that make payments fail, in milliseconds. */
const NOTABLE_MS = 2_000
const HARMFUL_MS = 30_000

/** Maximum age of a live chain's newest block, in milliseconds: Base produces one every 2 s, and nodes lag. */
const OLDEST_HEAD_MS = 60_000

const ADVICE = 'set this machine’s clock (NTP): payments and sign-ins carry times that are compared'

/** Compares this machine's clock with the database's. */
export async function checkDatabaseClock(pool: Pool): Promise<Finding> {
  const asked = Date.now()
  const { at } = await onlyRow(pool, tables.selectNoFrom(sql<Date>`clock_timestamp()`.as('at')))
  const answered = Date.now()
  const theirs = at.getTime()
  // The database read its clock between `asked` and `answered`; only a time outside that span is skew.
  const skew = theirs < asked ? asked - theirs : Math.max(0, theirs - answered)
  return judgeSkew('clock', 'the database', skew)
}

/** Compares this machine's clock with the newest block's time, which is normally slightly old and never in the future. */
export function checkChainClock(blockTime: Date, now: Date): Finding {
  const age = now.getTime() - blockTime.getTime()
  if (age < 0) return judgeSkew('block time', 'the newest block', -age)
  if (age <= OLDEST_HEAD_MS) return good('block time', `the newest block is ${span(age)} old`)
  return warning(
    'block time',
    `the newest block is ${span(age)} old`,
    'see whether the node of RPC_URL is in sync, and whether this clock is right',
  )
}

function judgeSkew(subject: string, other: string, skew: number): Finding {
  if (skew <= NOTABLE_MS) return good(subject, `agrees with ${other}`)
  const text = `is ${span(skew)} apart from ${other}`
  return skew <= HARMFUL_MS ? warning(subject, text, ADVICE) : bad(subject, text, ADVICE)
}
