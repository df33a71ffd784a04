import type { Invariant, LedgerGround } from '../../../prisma/ledger/invariants/invariant.ts'
import type { Address } from '../../../schema/address.ts'
import type { ArchivedTransfers } from '../../archive/archivedTransfers.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'
import { type Finding, findingOf } from './finding.ts'

/** The part of the EVM chain whose transfers are compared with the ledger. */
export interface ChainReach {
  /** First and last block; none where the last is before the first. */
  readonly from: bigint
  readonly to: bigint
  /** Time of the first block: the transfers of payments reserved since then are all within reach. */
  readonly since: Date
  /** Addresses that belong to this installation and receive its payments. */
  readonly payees: readonly Address[]
  /** Wallets that send its refunds and payouts. */
  readonly senders: readonly Address[]
}

/** Inputs of a check that also reads the chain. */
export interface AuditGround extends LedgerGround {
  readonly rails: Rails
  /** The EVM chain and its network. */
  readonly chain: Chain
  readonly network: Network
  readonly reach: ChainReach
  /** Payments and refunds of months that are in files. */
  readonly archive: ArchivedTransfers
  /** Transfers that are compared in one step, and in memory together; there may be more if one block has them. */
  readonly transfersOfStep?: number
}

/** A rule that holds for every payment, refund or signed mutation, at every moment. */
export type AuditInvariant = Invariant<AuditGround>

/** Name and rule of an invariant. */
export type Rule = Pick<AuditInvariant, 'name' | 'rule'>

/** Transfers to a payee that no credential made: a person sent USDC. */
export interface PlainTransfers {
  readonly count: number
  /** Atomic units. */
  readonly amount: bigint
}

/** Result of one step of a check. */
export interface CheckStep {
  readonly findings: readonly Finding[]
  /** Where the next step begins; null when this was the last. */
  readonly next: string | null
  readonly plain?: PlainTransfers
}

/** Invariants that are checked together, in steps after each of which an audit can be interrupted. */
export interface Check {
  readonly invariants: readonly Rule[]
  /** Whether its steps begin at places, of which the journal keeps one: true of one check only. */
  readonly hasPlaces?: true
  /** Checks from a place on, which an earlier step returned; null for the beginning. Throws as `Invariant.breaches`. */
  step(ground: AuditGround, place: string | null): Promise<CheckStep>
}

/** The check of one invariant, in one step. */
export function inOneStep({ name, rule, breaches }: AuditInvariant): Check {
  return {
    invariants: [{ name, rule }],
    async step(ground) {
      const findings: Finding[] = []
      for await (const { payment, refund = null, mutation = null, message } of breaches(ground))
        findings.push(findingOf(name, message, { payment, refund, mutation }))
      return { findings, next: null }
    },
  }
}
