import type { GraphQLSchema } from 'graphql'
import type { Pool } from '../../prisma/database.ts'
import type { WalletAddress } from '../../schema/address.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { LimitReached } from '../../schema/errors.ts'
import type { Operation } from '../graph/operation.ts'
import { lookupsOf } from './lookups.ts'
import type { MakeRate, Rate } from './rate.ts'
import type { LimitSettings } from './settings.ts'
import { UnchargedLimit } from './uncharged.ts'
import { checkLookups, type Weight, weightOf } from './weight.ts'

/** The call fields that limits use. */
interface LimitedCall {
  readonly operation: Operation
  /** Null: counted by no limit by address. */
  readonly clientAddress: string | null
}

/** A call whose lookups are counted. */
interface LookingCall extends LimitedCall {
  /** Null where the input was not read. */
  readonly variables: Readonly<Record<string, unknown>> | null
}

/** The schema and catalogue for weighing operations. */
interface WeighedGraph {
  readonly schema: GraphQLSchema
  readonly catalogue: Pick<Catalogue, 'fields'>
}

/**
 * Limits per caller. Rates are counted by what `makeRate` gives; the share of uncharged calls is read from the ledger.
 * Every method throws LimitReached (429, with the seconds to wait) or returns.
 */
export class Limiter {
  readonly #graph: WeighedGraph
  readonly #settings: LimitSettings
  readonly #requests: Rate
  readonly #free: Rate
  readonly #payments: Rate
  readonly #uncharged: UnchargedLimit

  constructor(pool: Pool, graph: WeighedGraph, settings: LimitSettings, makeRate: MakeRate) {
    this.#graph = graph
    this.#settings = settings
    this.#requests = makeRate('requests', settings.REQUESTS_BY_ADDRESS_PER_MINUTE)
    this.#free = makeRate('free', settings.FREE_WEIGHT_PER_MINUTE)
    this.#payments = makeRate('payments', settings.PAYMENTS_BY_WALLET_PER_MINUTE)
    this.#uncharged = new UnchargedLimit(pool, {
      most: settings.UNCHARGED_LINES,
      percent: settings.UNCHARGED_PERCENT,
      windowMs: settings.UNCHARGED_WINDOW_SECONDS * 1_000,
    })
  }

  /** Counts an arriving call, before any work for it. */
  async arrived({ clientAddress }: Pick<LimitedCall, 'clientAddress'>): Promise<void> {
    if (clientAddress === null) return
    const most = this.#settings.REQUESTS_BY_ADDRESS_PER_MINUTE
    await take(this.#requests, clientAddress, 1, `At most ${most} requests a minute are served for one address`)
  }

  /** Checks an operation's number of free external lookups; its arguments have to be valid. Throws OPERATION_TOO_LARGE. */
  looksUp({ operation, variables }: LookingCall): void {
    const { lookups } = this.#weightOf(operation)
    if (lookups === 0) return
    const { catalogue, schema } = this.#graph
    const all = variables ? lookupsOf(operation, variables, schema, catalogue) : lookups
    checkLookups(all, this.#settings.MAX_FREE_LOOKUPS)
  }

  /** Counts the weight of a free operation against its address, before the caller is identified. */
  async runsFree(call: LimitedCall): Promise<void> {
    await this.#weigh(call, call.clientAddress)
  }

  /** Counts the weight of a free operation against its identified wallet. */
  async runsFreeFor(call: LimitedCall, wallet: WalletAddress | null): Promise<void> {
    await this.#weigh(call, wallet)
  }

  async #weigh({ operation }: LimitedCall, asker: string | null): Promise<void> {
    if (asker === null) return
    const most = this.#settings.FREE_WEIGHT_PER_MINUTE
    const { fields } = this.#weightOf(operation)
    const rule = `Free operations of one caller may weigh ${most} a minute, one for each root field and each field with a selection; this one weighs ${fields}`
    await take(this.#free, asker, fields, rule)
  }

  /**
   * Counts a payment before the facilitator verifies it. The wallet must have signed; a credential's claim is not
   * enough.
   */
  async pays(wallet: WalletAddress): Promise<void> {
    const most = this.#settings.PAYMENTS_BY_WALLET_PER_MINUTE
    await take(this.#payments, wallet, 1, `At most ${most} paid calls a minute are begun for one wallet`)
    await this.#uncharged.check(wallet)
  }

  #weightOf(operation: Operation): Weight {
    return weightOf(operation, this.#graph.schema, this.#graph.catalogue)
  }
}

async function take(rate: Rate, key: string, units: number, rule: string): Promise<void> {
  const waitMs = await rate.take(key, units)
  if (waitMs > 0) throw new LimitReached(`${rule}; try again later`, Math.ceil(waitMs / 1_000))
}
