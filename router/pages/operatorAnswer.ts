import { OPERATOR_POLICY } from './contentSecurityPolicy.ts'
import { htmlAnswer, type PageAnswer } from './pageAnswer.ts'

/** A page of the operator's: no cache keeps it, and no search engine lists it. */
export function operatorAnswer(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): PageAnswer {
  const page = htmlAnswer(html, OPERATOR_POLICY, status)
  const own = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
  return { ...page, headers: { ...page.headers, ...own, ...headers } }
}
