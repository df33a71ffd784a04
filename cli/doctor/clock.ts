import type { Pool } from 'pg'
import { span } from '../output/time.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** How far two clocks may be apart before somebody should know, and before payments are refused for it, in milliseconds. */
const NOTABLE_MS = 2_000
const HARMFUL_MS = 30_000

/** How old the newest block of a live chain may be, in milliseconds: blocks come every 2 s on Base, and nodes lag. */
const OLDEST_HEAD_MS = 60_000

const ADVICE = 'set this machine’s clock (NTP): payments and sign-ins carry times that are compared'

/** This machine's clock against the database's. */
export async function checkDatabaseClock(pool: Pool): Promise<Finding> {
  const asked = Date.now()
  const { rows } = await pool.query<{ at: Date }>('SELECT clock_timestamp() AS at')
  const answered = Date.now()
  const theirs = rows[0]?.at.getTime() ?? answered
  // The answer was made at some moment between; only what lies outside is a difference.
  const skew = theirs < asked ? asked - theirs : Math.max(0, theirs - answered)
  return judgeSkew('clock', 'the database', skew)
}

/** This machine's clock against the newest block, which is a little old by nature and never from the future. */
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
