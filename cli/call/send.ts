import { reasonOf, Trouble } from '../errors.ts'
import type { CallRequest } from './request.ts'

/** The response. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** The parsed body, when it is JSON. */
  readonly json: unknown
}

/** The connection failed or broke. */
export class Unreachable extends Trouble {}

/**
 * Sends a request, with further headers. Redirects are not followed: a payment must reach only the host it was signed
 * for. Throws Unreachable when there is no response.
 */
export async function send(request: CallRequest, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { method, url, body } = request
  try {
    const response = await fetch(url, { method, headers: { ...request.headers, ...more }, body, redirect: 'manual' })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, body: bytes, json: jsonOf(bytes) }
  } catch (error) {
    throw new Unreachable(
      `No answer from ${new URL(url).origin} (${reasonOf(error)}): start a router with "npx tollgraph start", or name another with --url.`,
    )
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
