import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import type { Address } from '../../schema/address.ts'
import { remoteAccesses } from '../config/facilitators.ts'
import type { RouterSettings } from '../config/settings.ts'
import { embeddedExact } from '../payments/facilitator/embeddedExact.ts'
import { queuedFacilitator } from '../payments/facilitator/queue/queuedFacilitator.ts'
import { SettlementQueue } from '../payments/facilitator/queue/settlementQueue.ts'
import { SettlementWorker } from '../payments/facilitator/queue/settlementWorker.ts'
import { remoteFacilitators } from '../payments/facilitator/remotes.ts'
import { openSender } from '../payments/facilitator/sender.ts'
import { databaseTurn } from '../payments/facilitator/turns.ts'
import { uptoFacilitator } from '../payments/facilitator/upto.ts'
import type { Facilitator } from '../payments/protocol/facilitator.ts'
import type { Money } from './money.ts'
import type { Stops } from './stops.ts'

/** The facilitators of the EVM chain. */
export interface EvmFacilitators {
  readonly exact: Facilitator
  readonly upto: Facilitator
  /** Address that settles `upto` payments, which their payers sign; null while it is unknown. */
  uptoAddress(): Address | null
}

/** What facilitators work with. */
interface Ground {
  readonly db: Pick<Database, 'pool' | 'listenUrl'>
  readonly stops: Stops
  readonly log: Logger
}

/** Longest that an outcome is late behind its settlement, in milliseconds. */
const QUEUE_MARGIN_MS = 5_000

/** One facilitator for everything, except offers with a ceiling. */
export function onlyFacilitator(facilitator: Facilitator): EvmFacilitators {
  return { exact: facilitator, upto: facilitator, uptoAddress: () => null }
}

/** Opens the configured facilitators: remote ones, the embedded one, or the queue before one in another process. */
export function openFacilitators(settings: RouterSettings, money: Money, ground: Ground): EvmFacilitators {
  const { log } = ground
  const timeoutMs = settings.FACILITATOR_TIMEOUT_MS
  const accesses = remoteAccesses(settings)
  if (accesses.length > 0) {
    const remote = remoteFacilitators(accesses, { timeoutMs, maxInFlight: settings.FACILITATOR_MAX_IN_FLIGHT }, log)
    return { exact: remote, upto: remote, uptoAddress: () => remote.uptoAddress(money.network.id) }
  }
  const own = embedded(settings, money, ground)
  return settings.SETTLEMENT === 'queue' ? queued(own, settings, money, ground) : own
}

/** Settles, until the process stops, what routers without keys have queued. */
export function settleQueued(
  { exact, upto }: EvmFacilitators,
  owner: string,
  settings: RouterSettings,
  { network }: Money,
  { db, log, stops }: Ground,
): void {
  const worker = new SettlementWorker({
    pool: db.pool,
    listenUrl: db.listenUrl,
    network: network.id,
    owner,
    leaseMs: 2 * settings.FACILITATOR_TIMEOUT_MS,
    facilitators: { exact, upto },
    log,
  })
  stops.add(() => worker.stop())
}

function queued(own: EvmFacilitators, settings: RouterSettings, { network }: Money, ground: Ground): EvmFacilitators {
  const { db, log, stops } = ground
  const waitMs = settings.FACILITATOR_TIMEOUT_MS + QUEUE_MARGIN_MS
  const queue = new SettlementQueue({ pool: db.pool, listenUrl: db.listenUrl, network: network.id, waitMs, log })
  stops.add(() => queue.stop())
  return {
    exact: queuedFacilitator(own.exact, 'exact', queue),
    upto: queuedFacilitator(own.upto, 'upto', queue),
    uptoAddress: own.uptoAddress,
  }
}

function embedded(settings: RouterSettings, money: Money, { db, log }: Ground): EvmFacilitators {
  const { chain, network, rpcUrl, signers } = money
  const timeoutMs = settings.FACILITATOR_TIMEOUT_MS
  const senders = signers.facilitators.map((signer) => {
    const turn = databaseTurn(db.pool, `sender ${network.id} ${signer.address}`)
    return openSender(chain, rpcUrl, signer, timeoutMs, turn, log)
  })
  const [first] = senders
  if (!first) throw new Error('The embedded facilitator has neither FACILITATOR_KEY nor FACILITATOR_SIGNER')
  const options = {
    timeoutMs,
    batchMs: settings.SETTLEMENT_BATCH_MS,
    maxItems: settings.SETTLEMENT_BATCH_SIZE,
    smartWalletFactories: settings.SMART_WALLET_FACTORIES,
  }
  return {
    exact: embeddedExact(network, chain, senders, options, log),
    // Payers sign the address that settles, which an offer names before it is known who pays.
    upto: uptoFacilitator(network, chain, first, timeoutMs, log),
    uptoAddress: () => first.address,
  }
}
