import { FORUM_ROWS } from './enrich/forum.ts'
import { MAILCHECK_ROWS } from './enrich/mailcheck.ts'
import { PEOPLE_ROWS } from './enrich/people.ts'
import { PLACE_ROWS } from './enrich/places.ts'
import { SERP_ROWS } from './enrich/serp.ts'
import { WEB_ROWS } from './enrich/web.ts'
import type { ContractRow } from './row.ts'

/** The contract of enrichment: web pages, people, places, news, forums and mail checks. */
export const ENRICH_ROWS: readonly ContractRow[] = [
  ...WEB_ROWS,
  ...PEOPLE_ROWS,
  ...PLACE_ROWS,
  ...SERP_ROWS,
  ...FORUM_ROWS,
  ...MAILCHECK_ROWS,
]
