import { reasonOf, Trouble } from './errors.ts'

/** Timeout of a status request, in milliseconds. */
export const LIMIT_MS = 5_000

/** A response with a JSON body. */
export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
}

/** Fetches JSON from a running router. Throws Trouble when the connection fails, or the response is not JSON. */
export async function askJson(url: string): Promise<JsonAnswer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error: unknown) => {
    throw new Trouble(
      `No router answers at ${new URL(url).origin} (${reasonOf(error)}): start one with "npx tollgraph start", or name another with --url.`,
    )
  })
  try {
    return { status: answer.status, body: await answer.json() }
  } catch {
    throw new Trouble(`${url} did not answer with JSON, so it is no Tollgraph: name another with --url.`)
  }
}
