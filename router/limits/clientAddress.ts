import { countedAddress } from '../../subgraphs/kit/net/connections/countedAddress.ts'
import type { LimitSettings } from './settings.ts'

/** The sender of a request. */
export interface Sender {
  readonly remoteAddress: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * The client address for limits: the connection's, or with TRUST_PROXY the X-Forwarded-For entry of the outermost
 * trusted proxy; see `countedAddress`. Null, counted by no limit, for loopback without LIMIT_LOOPBACK and where no
 * address is known.
 */
export function clientAddress(
  { remoteAddress, headers }: Sender,
  settings: Pick<LimitSettings, 'LIMIT_LOOPBACK' | 'TRUST_PROXY_HOPS'> & { readonly TRUST_PROXY: boolean },
): string | null {
  const forwarded = settings.TRUST_PROXY ? forwardedFor(headers['x-forwarded-for'], settings.TRUST_PROXY_HOPS) : null
  return countedAddress(forwarded ?? remoteAddress ?? '', { countsLoopback: settings.LIMIT_LOOPBACK })
}

/** The entry that the outermost of `hops` proxies added; a shorter list was begun by one of them. */
function forwardedFor(header: string | string[] | undefined, hops: number): string | null {
  const entries = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
  return entries.filter(Boolean).at(-hops) ?? entries.find(Boolean) ?? null
}
