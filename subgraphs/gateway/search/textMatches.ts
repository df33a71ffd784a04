import type { Pool } from 'pg'

/** The most matches that are ranked; a query of common words alone matches half the index. */
const MOST_MATCHES = 500

/** What makes a query more than words: quotes, and words to leave out. */
const OPERATORS = /"|(?:^|\s)-\S/

/** Whether a query is taken at its word: nothing is found then that it does not match. */
export function isExact(query: string): boolean {
  return OPERATORS.test(query)
}

export interface TextMatch {
  readonly id: number
  /** Its place in this list, from 1; equally good matches share one. */
  readonly rank: number
}

/**
 * The endpoints that share words with a query, best first. People write sentences, so one word is enough to match, and
 * the more and the weightier the words, the better; those that match all of it, operators included (`"exact words"`,
 * `-without`, `or`), come before the rest. An exact query finds only the latter.
 */
export async function textMatches(
  pool: Pool,
  query: string,
  corrections: readonly string[],
  scope: 'vetted' | 'all',
): Promise<TextMatch[]> {
  const { rows } = await pool.query<{ id: number; weight: number }>(
    `SELECT e.id, ts_rank(e.document, loose) + CASE WHEN e.document @@ strict THEN 1 ELSE 0 END AS weight
     FROM websearch_to_tsquery('english', $1) AS strict,
       -- A word with a hyphen is a phrase of its parts: those are loosened as well.
       LATERAL (SELECT CASE WHEN $4 THEN strict ELSE regexp_replace(strict::text, ' (&|<[-0-9]+>) ', ' | ', 'g')::tsquery END
         || websearch_to_tsquery('english', $2) AS loose) AS asked,
       gateway.endpoint e
     WHERE e.document @@ loose AND ($3 OR e.origin_id IN (SELECT id FROM gateway.origin WHERE vetted))
     ORDER BY weight DESC, e.id LIMIT ${MOST_MATCHES}`,
    // Postgres keeps no NUL in a text, and no word has one.
    [query.replaceAll('\0', ' '), corrections.join(' or '), scope === 'all', isExact(query)],
  )
  let rank = 0
  return rows.map(({ id, weight }, index) => {
    if (weight !== rows[index - 1]?.weight) rank = index + 1
    return { id, rank }
  })
}
