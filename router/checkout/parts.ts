import type { Logger } from 'pino'
import type { Address } from '../../schema/address.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import type { Facilitator } from '../facilitator/facilitator.ts'
import type { Graph } from '../graph/graph.ts'
import type { Siwx } from '../identity/siwx.ts'
import type { Network } from '../network.ts'
import type { Acts } from './acts.ts'
import type { Ledger } from './ledger.ts'
import type { QuoteSigner } from './quote.ts'
import type { Refunds } from './refunds.ts'
import type { Settler } from './settler.ts'

/** What the checkout works with. */
export interface CheckoutParts {
  readonly catalogue: Catalogue
  readonly graph: Graph
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  readonly ledger: Ledger
  readonly settler: Settler
  readonly acts: Acts
  readonly refunds: Refunds
  readonly facilitator: Facilitator
  readonly siwx: Siwx
  readonly quotes: QuoteSigner
  readonly network: Network
  readonly payee: Address
  readonly log: Logger
  readonly limits: {
    readonly quoteTtlSeconds: number
    readonly paymentTimeoutSeconds: number
    readonly executionTimeoutMs: number
    readonly leaseMs: number
    readonly replayWaitMs: number
  }
  /** Throws when the secret of scheduled jobs is missing or wrong. */
  checkJobSecret(bearer: string | null): void
  /** What a wallet holds; null when the chain cannot be asked. */
  balanceOf(address: Address): Promise<AtomicUsdc | null>
  now(): Date
}
