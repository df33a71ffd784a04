import { type ReplayRequest, type ReplayRoute, Reply, type RequestIssue } from '../../definition.ts'

/** A route that lists: nothing found is an empty list, and `odd` stands beside the rows. */
export function listing(
  route: Omit<ReplayRoute, 'answer' | 'empty' | 'odd'>,
  rows: readonly object[],
  odd: unknown,
  more: object = {},
): ReplayRoute {
  return {
    ...route,
    answer: () => listOf(rows, more),
    empty: () => listOf([]),
    odd: () => listOf([odd, ...rows], more),
  }
}

/** A list with its count and the company's own link. */
export function listOf(data: readonly unknown[], more: object = {}) {
  return { meta: { count: data.length, links: { self: 'https://company.example/v1/list' } }, data, ...more }
}

/** The documented 404 of a path whose thing does not exist. */
export function none(title = 'NOT FOUND', code = 1797): Reply {
  return new Reply(404, { errors: [{ status: 404, code, title, detail: `${title} here` }] })
}

/** A refusal with 400 that says that there is nothing. */
export function nothing(code: number, title: string): Reply {
  return new Reply(400, { errors: [{ status: 400, code, title, detail: `${title} here` }] })
}

/** The header that POST requests which are reads must have. */
export function overridesMethod({ headers }: ReplayRequest): readonly RequestIssue[] {
  return headers['x-http-method-override'] === 'GET' ? [] : [{ at: 'X-HTTP-Method-Override', message: 'is required' }]
}

/** A list of words, joined with commas. */
export function words(...known: readonly string[]): RegExp {
  const word = `(${known.join('|')})`
  return new RegExp(`^${word}(,${word})*$`)
}
