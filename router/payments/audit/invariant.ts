import type { Invariant, LedgerGround } from '../../../prisma/ledger/invariants/invariant.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'

/** Inputs of a check that also reads the chain. */
export interface AuditGround extends LedgerGround {
  readonly rails: Rails
  /** The EVM chain and its network. */
  readonly chain: Chain
  readonly network: Network
}

/** A rule that holds for every payment, refund or signed mutation, at every moment. */
export type AuditInvariant = Invariant<AuditGround>
