import { z } from 'zod'
import { booleanSetting, integerSetting } from '../../subgraphs/kit/settings.ts'

/** Limits per caller. Defaults are far above what one client needs. */
export const LIMIT_SETTINGS = {
  REQUESTS_BY_ADDRESS_PER_MINUTE: integerSetting(6_000, 1, 10_000_000).describe(
    'Calls, and requests for documents, pages of the documentation, keys, receipts, sessions and the devnet, that one client address (IPv6: one /64) may make in a minute at each router (with VALKEY_URL: at all together), paid or not; more get 429 with Retry-After.',
  ),
  PAYMENTS_BY_WALLET_PER_MINUTE: integerSetting(60_000, 1, 10_000_000).describe(
    'Paid calls that one wallet may begin in a minute at each router (with VALKEY_URL: at all together); more get 429 with Retry-After.',
  ),
  FREE_WEIGHT_PER_MINUTE: integerSetting(6_000, 1, 10_000_000).describe(
    'What free operations of one wallet, and of one client address, may weigh in a minute at each router (with VALKEY_URL: at all together): one for each root field and for each field with a selection; more get 429 with Retry-After.',
  ),
  VALKEY_URL: z
    .string()
    .regex(/^(redis|valkey)s?:\/\/[^/]/, 'must start with valkey:// or valkeys:// (TLS), or with redis:// or rediss://')
    .transform((url) => url.replace(/^valkey(s?):/, 'redis$1:'))
    .optional()
    .describe(
      'Valkey (or Redis 6.2 and newer) in which all routers count their limits by minute together: `valkey://user:password@host:6379/0`. While it does not answer, each router counts for itself. Unset: each router counts for itself.',
    ),
  MAX_FREE_LOOKUPS: integerSetting(5, 0, 1_000).describe(
    'Free fields of one operation that ask DNS or another company; below a public list, each item counts.',
  ),
  UNCHARGED_LINES: integerSetting(30, 1, 1_000).describe(
    'Priced fields without a charge (nothing found, failed, refunded) that a wallet has within UNCHARGED_WINDOW_SECONDS before UNCHARGED_PERCENT counts.',
  ),
  UNCHARGED_PERCENT: integerSetting(80, 1, 100).describe(
    'Share of priced fields without a charge, in percent, from which a wallet with UNCHARGED_LINES of them gets 429 with Retry-After instead of more.',
  ),
  UNCHARGED_WINDOW_SECONDS: integerSetting(600, 1, 86_400).describe(
    'How far back priced fields without a charge count.',
  ),
  CONNECTIONS_BY_ADDRESS: integerSetting(256, 1, 1_000_000).describe(
    "Open connections that one client address (IPv6: one /64) may have at each server of this process: API, hosting, attachments, and (at most 50) incoming mail and DNS over TCP. More are closed at once, except that the API answers /health and /ready. With TRUST_PROXY the API does not count: there all connections are the proxy's. A proxy on another machine before the other servers is one address: raise this above what it opens.",
  ),
  STREAMS_BY_ADDRESS: integerSetting(100, 1, 100_000).describe(
    'Live streams (GraphQL subscriptions), and WebSocket connections for them, that one client address (IPv6: one /64) may have at each router; more get 429.',
  ),
  STREAMS_BY_WALLET: integerSetting(50, 1, 100_000).describe(
    'Live streams that one wallet may have at each router; more get 429.',
  ),
  LIMIT_LOOPBACK: booleanSetting(false).describe(
    'Count loopback addresses as client addresses too. By default they are not limited: they are this machine, or a proxy on it without TRUST_PROXY, behind which all clients have one address.',
  ),
  TRUST_PROXY_HOPS: integerSetting(1, 1, 10).describe(
    'With TRUST_PROXY: how many proxies add to X-Forwarded-For before a request arrives here. The client address is the entry that the outermost of them added.',
  ),
} as const satisfies Record<string, z.ZodType>

export type LimitSettings = z.output<z.ZodObject<typeof LIMIT_SETTINGS>>
