import { Trouble } from '../pay/trouble.ts'

/** `fetch`; throws a Trouble of kind `offline` when the router is unreachable. */
export async function reach(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new Trouble('offline', 'The router cannot be reached', {
      detail: isOnline() ? 'It may be restarting; try again in a moment.' : 'You are offline.',
      money: 'Nothing was paid.',
    })
  }
}

function isOnline(): boolean {
  return (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine !== false
}
