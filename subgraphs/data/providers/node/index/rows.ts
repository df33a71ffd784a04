import type { Hex } from '../hex.ts'

/** Rows of the index as they are read: addresses and hashes in lower case, amounts in the smallest unit. */

export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155'

/** Where in the chain something happened. */
export interface Place {
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly minedAt: Date
  readonly transactionIndex: number
  readonly transactionHash: Hex
}

export interface TransactionRow extends Place {
  readonly from: Hex
  /** Null for one that creates a contract. */
  readonly to: Hex | null
  readonly nonce: bigint
  /** Wei. */
  readonly value: bigint
  readonly gas: bigint
  /** Wei for each unit of gas, as it was paid. */
  readonly gasPrice: bigint
  readonly input: Hex
  readonly createdContract: Hex | null
  readonly gasUsed: bigint
  readonly cumulativeGasUsed: bigint
  readonly succeeded: boolean
}

export interface InternalTransferRow extends Place {
  /** Among those of its transaction, in the order of execution. */
  readonly position: number
  readonly from: Hex
  /** The new contract where one was made; null where that failed. */
  readonly to: Hex | null
  /** Wei. */
  readonly value: bigint
  /** `call`, `callcode`, `create`, `create2` or `selfdestruct`. */
  readonly kind: string
  /** Where it stands in the tree of calls, such as `0_2_1`. */
  readonly tracePath: string
  readonly gas: bigint
  readonly gasUsed: bigint
  /** Null when neither it nor a call around it failed. */
  readonly failure: string | null
}

export interface TokenTransferRow extends Place {
  readonly logIndex: number
  /** Among those of one batch. */
  readonly batchIndex: number
  readonly standard: TokenStandard
  readonly contract: Hex
  readonly from: Hex
  readonly to: Hex
  /** 0 for ERC-20. */
  readonly tokenId: bigint
  /** 1 for ERC-721. */
  readonly value: bigint
  /** Of the transaction around it. */
  readonly transaction: Pick<TransactionRow, 'nonce' | 'gas' | 'gasPrice' | 'gasUsed' | 'cumulativeGasUsed' | 'input'>
}

export interface ContractCreationRow {
  readonly contract: Hex
  /** Who sent the transaction. */
  readonly creator: Hex
  /** The contract that made it; null when the transaction itself did. */
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
  /** What its transfers add up to; not what a token that rebases says itself. */
  readonly balance: bigint
}

export interface DayRow {
  /** `2026-11-20`, in UTC. */
  readonly day: string
  readonly blocks: number
  readonly transactions: bigint
  /** Bytes of its blocks. */
  readonly size: bigint
}

/** How far the index reaches. */
export interface IndexExtent {
  readonly startBlock: bigint
  /** Null before the first block was read. */
  readonly headBlock: bigint | null
  readonly headHash: Hex | null
}
