import type { Hex } from '../hex.ts'

/** Rows of the index as read: addresses and hashes in lower case, amounts in the smallest unit. */

export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155'

/** Position of an event in the chain. */
export interface Place {
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly minedAt: Date
  readonly transactionIndex: number
  readonly transactionHash: Hex
}

export interface TransactionRow extends Place {
  readonly from: Hex
  /** Null for a contract creation. */
  readonly to: Hex | null
  readonly nonce: bigint
  /** Wei. */
  readonly value: bigint
  readonly gas: bigint
  /** Effective gas price, in wei per unit of gas. */
  readonly gasPrice: bigint
  readonly input: Hex
  readonly createdContract: Hex | null
  readonly gasUsed: bigint
  readonly cumulativeGasUsed: bigint
  readonly succeeded: boolean
}

export interface InternalTransferRow extends Place {
  /** Position within its transaction, in execution order. */
  readonly position: number
  readonly from: Hex
  /** The new contract for a creation; null if that failed. */
  readonly to: Hex | null
  /** Wei. */
  readonly value: bigint
  /** `call`, `callcode`, `create`, `create2` or `selfdestruct`. */
  readonly kind: string
  /** Path in the call tree, such as `0_2_1`. */
  readonly tracePath: string
  readonly gas: bigint
  readonly gasUsed: bigint
  /** Null if neither it nor an enclosing call failed. */
  readonly failure: string | null
}

export interface TokenTransferRow extends Place {
  readonly logIndex: number
  /** Position within a batch. */
  readonly batchIndex: number
  readonly standard: TokenStandard
  readonly contract: Hex
  readonly from: Hex
  readonly to: Hex
  /** 0 for ERC-20. */
  readonly tokenId: bigint
  /** 1 for ERC-721. */
  readonly value: bigint
  /** The enclosing transaction. */
  readonly transaction: Pick<TransactionRow, 'nonce' | 'gas' | 'gasPrice' | 'gasUsed' | 'cumulativeGasUsed' | 'input'>
}

export interface ContractCreationRow {
  readonly contract: Hex
  /** Sender of the transaction. */
  readonly creator: Hex
  /** The contract that created it; null if the transaction itself did. */
  readonly factory: Hex | null
  readonly blockNumber: bigint
  readonly transactionHash: Hex
  readonly minedAt: Date
}

export interface HoldingRow {
  readonly standard: TokenStandard
  readonly contract: Hex
  /** 0 for ERC-20. */
  readonly tokenId: bigint
  /** Sum of its transfers; differs from the contract's own balance for rebasing tokens. */
  readonly balance: bigint
}

export interface DayRow {
  /** `2026-11-20`, in UTC. */
  readonly day: string
  readonly blocks: number
  readonly transactions: bigint
  /** Total bytes of its blocks. */
  readonly size: bigint
}

/** Range of indexed blocks. */
export interface IndexExtent {
  readonly startBlock: bigint
  /** Null before the first block was read. */
  readonly headBlock: bigint | null
  readonly headHash: Hex | null
}

/** Blocks that the node did not trace: what happened inside their transactions is unknown. */
export interface UntracedBlocks {
  readonly count: number
  /** The oldest and the newest of them. */
  readonly first: bigint
  readonly last: bigint
}
