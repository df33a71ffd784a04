import { membersOf, textOf } from '../../providers/members.ts'
import { PageUnreadable } from './websearch.ts'

/** The least status of a page that could not be had. */
const FAILED = 400

/** A page as Markdown. Throws PageUnreadable for a page whose own server refused it: the company answers what was shown instead. */
export function scrapedPage(body: unknown): unknown {
  const data = membersOf(membersOf(body).data)
  const { title, url, sourceURL, statusCode, error } = membersOf(data.metadata)
  if (typeof statusCode === 'number' && statusCode >= FAILED) throw new PageUnreadable(textOf(error), statusCode)
  // A page may have several titles, and not every engine reports the final URL.
  return { title: [title].flat()[0] ?? null, url: url ?? sourceURL, content: data.markdown, rendered: data.rendered }
}

/** The pages that a search finds, of the kind that is asked for by default. */
export function foundPages(body: unknown, query: string): unknown {
  const { web } = membersOf(membersOf(body).data)
  const results = web ?? []
  return { query, results, resultCount: Array.isArray(results) ? results.length : undefined }
}
