import type { ConnectionLimit } from '../../subgraphs/kit/net/connections/connectionCount.ts'

/** As the settings have it by default: tests connect from loopback, which is not counted. */
export const CONNECTION_LIMIT: ConnectionLimit = { byAddress: 256, countsLoopback: false }
