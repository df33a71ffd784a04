import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'

// Its declarations need those of browsers, which the compiler would then give to the whole project.
export function openHiveGateway(supergraph) {
  const gateway = createGatewayRuntime({ supergraph, logging: false })
  return {
    fetch: (url, init) => gateway.fetch(url, init),
    stop: () => gateway[Symbol.asyncDispose](),
  }
}
