import { eventually } from '../../support/ledger.ts'

/** What a client has heard; null when the line broke. */
export interface Heard {
  readonly status: number
  readonly body: { readonly data?: { readonly some?: unknown } | null; readonly errors?: unknown }
}

/** Sends a request once. */
export async function send(url: string, init: RequestInit): Promise<Heard | null> {
  try {
    const answer = await fetch(url, init)
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : {} }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/**
 * What a sane client does that has paid and does not know what came of it: it repeats the same request with the same
 * credential until it hears something final. That is any answer but "not yet" (202, 409) and a failure of the server;
 * and such a failure too, once `isOver` says that nobody works on the payment any more.
 */
export function insist(url: string, init: RequestInit, isOver: () => Promise<boolean>): Promise<Heard> {
  return eventually(
    'the client hears something final',
    async () => {
      const wasOver = await isOver()
      const heard = await send(url, init)
      if (!heard || heard.status === 202 || heard.status === 409) return null
      return heard.status < 500 || wasOver ? heard : null
    },
    60_000,
  )
}
