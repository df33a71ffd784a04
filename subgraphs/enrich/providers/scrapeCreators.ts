import { get, type UpstreamRequest } from '../../kit/upstream/request.ts'

/** Origin of the forum's pages. */
export const FORUM_SITE = 'https://www.reddit.com'

/** A search for posts; the words of the graph are those of the company in upper case. */
export interface PostSearch {
  readonly query: string
  readonly sort: string | null | undefined
  readonly timeframe: string | null | undefined
  /** The company's cursor; null for the first page. */
  readonly after: string | null
}

/** Asks for a page of posts. */
export function searchRequest({ query, sort, timeframe, after }: PostSearch): UpstreamRequest {
  const words = { query, sort: sort?.toLowerCase(), timeframe: timeframe?.toLowerCase(), after }
  return get('/v1/reddit/search', words)
}

/** Asks for the comments of a post by the path of its page. */
export function commentsRequest(pathname: string, cursor: string | null): UpstreamRequest {
  return get('/v1/reddit/post/comments', { url: `${FORUM_SITE}${pathname}`, cursor })
}
