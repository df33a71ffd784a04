import { createHash } from 'node:crypto'
import { readSdl } from '../../schema/subgraph.ts'
import { allOf, keyId } from '../../subgraphs/kit/keys/keys.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import { HANDSHAKE_VERSION, type ServiceFacts } from '../../subgraphs/kit/service/toll/handshake/serviceFacts.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import type { Config } from '../config/config.ts'
import { servedHere } from '../config/ports.ts'
import { realNetworks } from '../config/realMoney.ts'
import type { PurposeKeys } from '../keys/purposeKeys.ts'
import { NETWORKS } from '../payments/evm/network.ts'
import { VERSION } from '../release/version.ts'

/** What a process shares with the others of its installation. */
export interface SharedGround {
  readonly config: Config
  readonly store: Pick<BlobStore, 'kind' | 'id'>
  /** Id of the installation, as in the database. */
  readonly database: string
  readonly keys: PurposeKeys
}

/** The facts of a service in this process: what it answers to handshakes, and what a router expects of it elsewhere. */
export function factsOf(
  { name, schema, ports }: Service,
  { config, store, database, keys }: SharedGround,
): ServiceFacts {
  const { router } = config
  return {
    handshake: HANDSHAKE_VERSION,
    service: name,
    version: VERSION,
    sdl: createHash('sha256').update(readSdl(schema)).digest('base64url'),
    network: { id: NETWORKS[router.NETWORK].id, name: router.NETWORK, realBy: realNetworks(router) },
    store: { kind: store.kind, id: store.id },
    database,
    publicUrl: router.PUBLIC_URL ?? null,
    ports: Object.entries(ports).map(([port, declared]) => {
      const { as, by } = servedHere(name, declared, config)
      return { name: port, as, by: [...by] }
    }),
    secrets: allOf(keys.of('subgraphs')).map(keyId),
  }
}
