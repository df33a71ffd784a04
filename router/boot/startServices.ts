import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { ServiceName } from '../../schema/services.ts'
import { openMadeFiles } from '../../subgraphs/kit/jobs/madeFiles.ts'
import { lookUpThrough } from '../../subgraphs/kit/net/dns/lookUp.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import {
  createRuntime,
  type RuntimeGround,
  type ServedRuntime,
  type SubgraphRuntime,
} from '../../subgraphs/kit/service/runtime.ts'
import type { ChainNode, StartedService } from '../../subgraphs/kit/service/subgraph.ts'
import { ownAnswers } from '../../subgraphs/kit/service/toll/answerKeys.ts'
import { type ContextSigner, connectSubgraph } from '../../subgraphs/kit/service/toll/connect.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openMedia } from '../../subgraphs/kit/storage/media/openMedia.ts'
import type { CallMeter } from '../../subgraphs/kit/upstream/upstream.ts'
import type { Config } from '../config/config.ts'
import { companyChoice } from '../config/ports.ts'
import { areStandInsAllowed } from '../config/realMoney.ts'
import type { RouterSettings } from '../config/settings.ts'
import type { RemoteServices } from '../handshake/remoteServices.ts'
import type { PurposeKeys } from '../keys/purposeKeys.ts'
import { connectionLimitOf } from '../limits/connectionLimit.ts'
import { offRuntime } from '../offer/offRuntime.ts'
import { NETWORKS } from '../payments/evm/network.ts'
import { openWayOut } from './openOutbound.ts'
import { withoutStandIns } from './standIns.ts'
import type { Stops } from './stops.ts'

/** The services of this installation: those in this process, and runtimes of all. */
export interface Services {
  /** Services that run in this process. */
  readonly started: ReadonlyMap<ServiceName, StartedService<unknown>>
  /** All services, wherever they run. */
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
}

/** How long before the end of its operation a fetch from another process ends at most, in milliseconds. */
const MARGIN_MS = 5_000

/** Largest answer of a service in another process, in bytes. */
const MAX_OWN_BYTES = 80_000_000

/** Context that all services share. */
type Ground = Omit<RuntimeGround, 'cursorKeys'>

/** Resources shared by the services of all processes. */
export interface Household {
  readonly dataDir: string
  /** Services derive their keys from it. */
  readonly keys: PurposeKeys
  readonly blobs: BlobStore
  /** Counts calls to companies; null where no metrics are served. */
  readonly meter: CallMeter | null
  /** The graph and documented paths as they are offered here now. */
  offered(): Catalogue
  /** The payment protocols in which prices are offered. */
  readonly protocols: readonly string[]
  /** The number of this worker; null: this process has the machine's ports and DATA_DIR alone. */
  readonly worker: number | null
}

/** Starts each service here, or connects to its process. */
export async function startServices(
  services: readonly Service[],
  config: Config,
  catalogue: Catalogue,
  ground: Ground,
  household: Household & { readonly sign: ContextSigner; readonly remotes: RemoteServices },
  stops: Stops,
): Promise<Services> {
  const started = new Map<ServiceName, StartedService<unknown>>()
  const runtimes = new Map<string, SubgraphRuntime>()
  for (const service of services) {
    if (!config.router.SERVICES.has(service.name)) {
      runtimes.set(service.name, offRuntime(service.name))
      continue
    }
    const admission = household.remotes.get(service.name)
    if (admission) {
      const remote = connectSubgraph(service.name, {
        url: admission.url,
        admission,
        isOwn: true,
        sign: household.sign,
        answerCheck: ownAnswers(household.keys.of('subgraphs')),
        mayBePaid: true,
        maxPerOperation: null,
        timeoutMs: fetchLimitMs(config.router.EXECUTION_TIMEOUT_MS),
        maxBytes: MAX_OWN_BYTES,
        maxInFlight: config.router.SERVICE_MAX_IN_FLIGHT,
        catalogue,
        log: ground.log,
      })
      stops.add(() => remote.close())
      runtimes.set(service.name, remote)
      continue
    }
    const one = await startService(service, config, catalogue, ground, household, stops)
    started.set(service.name, one.started)
    runtimes.set(service.name, one.runtime)
  }
  return { started, runtimes }
}

/**
 * How long a fetch from another process may take: less than its operation, so that what other services answered is
 * delivered, and the fields of one that hangs are UNAVAILABLE.
 */
function fetchLimitMs(operationMs: number): number {
  return operationMs - Math.min(MARGIN_MS, Math.floor(operationMs / 10))
}

/** Starts a service's engines, then builds its runtime over them; `isServed` for one with a process of its own. */
export async function startService(
  service: Service,
  config: Config,
  catalogue: Catalogue,
  ground: Ground,
  { dataDir, keys, blobs, meter, offered, protocols, worker }: Household,
  stops: Stops,
  isServed = false,
): Promise<{ readonly started: StartedService<unknown>; readonly runtime: ServedRuntime }> {
  const folder = join(dataDir, service.name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const own = { ...ground, log: ground.log.child({ service: service.name }) }
  const settings = config.services.get(service.name) ?? {}
  const lookUp = lookUpThrough(config.router)
  const ownBlobs = blobs.within(service.name)
  const { topics, start } = await service.load()
  const begun = await start({
    ...own,
    get catalogue() {
      return offered()
    },
    settings,
    dataDir: folder,
    blobs: ownBlobs,
    media: openMedia({
      service: service.name,
      key: keys.of('media'),
      blobs: ownBlobs,
      now: ground.now,
      baseUrl: () => ground.baseUrl('gateway'),
    }),
    madeFiles: openMadeFiles(blobs),
    dns: { settings: config.router, lookUp },
    outbound: openWayOut(config, ground, lookUp),
    mailRelay: config.router,
    connectionLimit: connectionLimitOf(config.router),
    node: chainNode(config.router),
    protocols,
    worker,
    providers: {
      timeoutMs: config.router.PROVIDER_TIMEOUT_MS,
      seed: config.router.STAND_IN_SEED,
      areStandInsAllowed: areStandInsAllowed(config.router),
      companies: companyChoice(config.router),
      maxInFlight: config.router.PROVIDER_MAX_IN_FLIGHT,
      ...(meter ? { meter } : {}),
    },
    deriveKey: (purpose) => keys.ofService(service.name, purpose),
  })
  stops.add(() => begun.stop())
  const started = withoutStandIns(begun, config.router)
  const cursorKeys = keys.ofService(service.name, 'cursors')
  return {
    started,
    runtime: createRuntime({ ...service, topics }, started, catalogue, { ...own, cursorKeys }, isServed),
  }
}

/** The node for the services: of the payment chain, embedded or not. */
function chainNode({ NETWORK, RPC_URL, DEVNET_PORT }: RouterSettings): ChainNode {
  const { name, chainId, publicRpcUrl } = NETWORKS[NETWORK]
  const embedded = name === 'devnet' ? `http://127.0.0.1:${DEVNET_PORT}` : null
  const rpcUrl = embedded ?? RPC_URL ?? publicRpcUrl
  if (!rpcUrl) throw new Error(`The network ${name} has no RPC_URL`)
  return {
    chainId,
    rpcUrl,
    contractsDir: embedded && fileURLToPath(new URL('../../devnet/contracts', import.meta.url)),
  }
}
