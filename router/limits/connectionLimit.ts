import type { ConnectionLimit } from '../../subgraphs/kit/net/connections/connectionCount.ts'
import type { LimitSettings } from './settings.ts'

/** Limits the connections of one address to each server of this process. */
export function connectionLimitOf(
  settings: Pick<LimitSettings, 'CONNECTIONS_BY_ADDRESS' | 'LIMIT_LOOPBACK'>,
): ConnectionLimit {
  return { byAddress: settings.CONNECTIONS_BY_ADDRESS, countsLoopback: settings.LIMIT_LOOPBACK }
}
