import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import { unifiedGraphHandler } from '@graphql-hive/router-runtime'

/** Hive Gateway over a supergraph, with the planner that it has by itself, or with the one of its router, in Rust. */
export function openHive(supergraph, isRust) {
  const gateway = createGatewayRuntime({ supergraph, logging: false, ...(isRust ? { unifiedGraphHandler } : {}) })
  return {
    fetch: (url, init) => gateway.fetch(url, init),
    stop: () => gateway[Symbol.asyncDispose](),
  }
}
