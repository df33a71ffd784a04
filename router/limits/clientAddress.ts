import { countedAddress } from '../../subgraphs/kit/connections/countedAddress.ts'
import type { LimitSettings } from './settings.ts'

/** What a request tells of its sender. */
export interface Sender {
  readonly remoteAddress: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * The address that limits count a request by: the connection's, or with TRUST_PROXY the one that the outermost trusted proxy
 * added to X-Forwarded-For; see `countedAddress`. Null, counted by no limit, for loopback without LIMIT_LOOPBACK and where no
 * address is known.
 */
export function clientAddress(
  { remoteAddress, headers }: Sender,
  settings: Pick<LimitSettings, 'LIMIT_LOOPBACK' | 'TRUST_PROXY_HOPS'> & { readonly TRUST_PROXY: boolean },
): string | null {
  const forwarded = settings.TRUST_PROXY ? forwardedFor(headers['x-forwarded-for'], settings.TRUST_PROXY_HOPS) : null
  return countedAddress(forwarded ?? remoteAddress ?? '', { countsLoopback: settings.LIMIT_LOOPBACK })
}

/** The entry that the outermost of so many proxies added; a list that is shorter was begun by one of them. */
function forwardedFor(header: string | string[] | undefined, hops: number): string | null {
  const entries = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
  return entries.filter(Boolean).at(-hops) ?? entries.find(Boolean) ?? null
}
