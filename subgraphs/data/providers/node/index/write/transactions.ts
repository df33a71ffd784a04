import type { PoolClient } from '../../../../../../prisma/database.ts'
import { bytesOf } from '../../hex.ts'
import type { FetchedBlock } from '../fetch/fetchBlocks.ts'
import { isCreation } from '../fetch/internalTransfers.ts'
import { insertRows } from './insertRows.ts'

const TRANSACTION = {
  chain_id: 'int',
  block: 'bigint',
  index: 'int',
  hash: 'bytea',
  sender: 'bytea',
  recipient: 'bytea',
  nonce: 'bigint',
  value: 'numeric',
  gas: 'bigint',
  gas_price: 'numeric',
  input: 'bytea',
  created_contract: 'bytea',
  gas_used: 'bigint',
  cumulative_gas_used: 'bigint',
  succeeded: 'boolean',
}

const INTERNAL = {
  chain_id: 'int',
  block: 'bigint',
  transaction_index: 'int',
  position: 'int',
  transaction_hash: 'bytea',
  sender: 'bytea',
  recipient: 'bytea',
  value: 'numeric',
  kind: 'text',
  trace_path: 'text',
  gas: 'bigint',
  gas_used: 'bigint',
  failure: 'text',
}

const CREATION = {
  chain_id: 'int',
  contract: 'bytea',
  block: 'bigint',
  transaction_index: 'int',
  transaction_hash: 'bytea',
  creator: 'bytea',
  factory: 'bytea',
}

/** Inserts transactions, their internal transfers, and the contracts that they created. */
export async function writeTransactions(
  client: PoolClient,
  chainId: number,
  blocks: readonly FetchedBlock[],
): Promise<void> {
  await insertRows(
    client,
    'data.transaction',
    TRANSACTION,
    blocks.flatMap((block) => transactionRows(chainId, block)),
  )
  await insertRows(
    client,
    'data.internal_transfer',
    INTERNAL,
    blocks.flatMap((block) => internalRows(chainId, block)),
  )
  await insertRows(
    client,
    'data.contract_creation',
    CREATION,
    blocks.flatMap((block) => creationRows(chainId, block)),
  )
}

function transactionRows(chainId: number, { block, receipts }: FetchedBlock): unknown[][] {
  return block.transactions.map((transaction, index) => {
    const receipt = receipts[index]!
    return [
      chainId,
      block.number,
      index,
      bytesOf(transaction.hash),
      bytesOf(transaction.from),
      optional(transaction.to),
      transaction.nonce,
      transaction.value,
      transaction.gas,
      receipt.effectiveGasPrice ?? transaction.gasPrice ?? 0n,
      bytesOf(transaction.input),
      optional(receipt.contractAddress),
      receipt.gasUsed,
      receipt.cumulativeGasUsed,
      receipt.status !== 0,
    ]
  })
}

function internalRows(chainId: number, { block, internals }: FetchedBlock): unknown[][] {
  return block.transactions.flatMap(({ hash }, index) =>
    (internals?.get(index) ?? []).map((transfer, position) => [
      chainId,
      block.number,
      index,
      position,
      bytesOf(hash),
      bytesOf(transfer.from),
      optional(transfer.to),
      transfer.value,
      transfer.kind,
      transfer.tracePath,
      transfer.gas,
      transfer.gasUsed,
      transfer.failure,
    ]),
  )
}

function creationRows(chainId: number, { block, receipts, internals }: FetchedBlock): unknown[][] {
  return block.transactions.flatMap(({ hash, from, to }, index) => {
    const { contractAddress, status } = receipts[index]!
    const row = (contract: string, factory: string | null) => [
      chainId,
      bytesOf(contract),
      block.number,
      index,
      bytesOf(hash),
      bytesOf(from),
      optional(factory),
    ]
    const direct = !to && contractAddress && status !== 0 ? [row(contractAddress, null)] : []
    // A contract created, destroyed and created again in one transaction counts as one creation.
    const inside = new Map((internals?.get(index) ?? []).filter(isCreation).map((made) => [made.to!, made.from]))
    return [...direct, ...[...inside].map(([contract, factory]) => row(contract, factory))]
  })
}

function optional(hex: string | null | undefined): Buffer | null {
  return hex ? bytesOf(hex) : null
}
