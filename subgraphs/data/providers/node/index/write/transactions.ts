import type { PoolClient } from '../../../../../../prisma/database.ts'
import { affected, insertRows } from '../../../../../../prisma/sql.ts'
import { storableOrNull } from '../../../../../../prisma/storable.ts'
import { bytesOf } from '../../hex.ts'
import type { FetchedBlock } from '../fetch/fetchBlocks.ts'
import { isCreation } from '../fetch/internalTransfers.ts'

const TRANSACTION = {
  chainId: 'int4',
  block: 'int8',
  index: 'int4',
  hash: 'bytea',
  sender: 'bytea',
  recipient: 'bytea',
  nonce: 'int8',
  value: 'numeric',
  gas: 'int8',
  gasPrice: 'numeric',
  input: 'bytea',
  createdContract: 'bytea',
  gasUsed: 'int8',
  cumulativeGasUsed: 'int8',
  succeeded: 'bool',
} as const

const INTERNAL = {
  chainId: 'int4',
  block: 'int8',
  transactionIndex: 'int4',
  position: 'int4',
  transactionHash: 'bytea',
  sender: 'bytea',
  recipient: 'bytea',
  value: 'numeric',
  kind: 'text',
  tracePath: 'text',
  gas: 'int8',
  gasUsed: 'int8',
  failure: 'text',
} as const

const CREATION = {
  chainId: 'int4',
  contract: 'bytea',
  block: 'int8',
  transactionIndex: 'int4',
  transactionHash: 'bytea',
  creator: 'bytea',
  factory: 'bytea',
} as const

/** Inserts transactions, their internal transfers, and the contracts that they created. */
export async function writeTransactions(
  client: PoolClient,
  chainId: number,
  blocks: readonly FetchedBlock[],
): Promise<void> {
  const transactions = blocks.flatMap((block) => transactionRows(chainId, block))
  const internals = blocks.flatMap((block) => internalRows(chainId, block))
  const creations = blocks.flatMap((block) => creationRows(chainId, block))
  if (transactions.length > 0) await affected(client, insertRows('data.transaction', transactions, TRANSACTION))
  if (internals.length > 0) await affected(client, insertRows('data.internalTransfer', internals, INTERNAL))
  if (creations.length > 0) await affected(client, insertRows('data.contractCreation', creations, CREATION))
}

function transactionRows(chainId: number, { block, receipts }: FetchedBlock) {
  return block.transactions.map((transaction, index) => {
    const receipt = receipts[index]!
    return {
      chainId,
      block: block.number,
      index,
      hash: bytesOf(transaction.hash),
      sender: bytesOf(transaction.from),
      recipient: optional(transaction.to),
      nonce: transaction.nonce,
      value: transaction.value,
      gas: transaction.gas,
      gasPrice: receipt.effectiveGasPrice ?? transaction.gasPrice ?? 0n,
      input: bytesOf(transaction.input),
      createdContract: optional(receipt.contractAddress),
      gasUsed: receipt.gasUsed,
      cumulativeGasUsed: receipt.cumulativeGasUsed,
      succeeded: receipt.status !== 0,
    }
  })
}

function internalRows(chainId: number, { block, internals }: FetchedBlock) {
  return block.transactions.flatMap(({ hash }, index) =>
    (internals?.get(index) ?? []).map((transfer, position) => ({
      chainId,
      block: block.number,
      transactionIndex: index,
      position,
      transactionHash: bytesOf(hash),
      sender: bytesOf(transfer.from),
      recipient: optional(transfer.to),
      value: transfer.value,
      kind: transfer.kind,
      tracePath: transfer.tracePath,
      gas: transfer.gas,
      gasUsed: transfer.gasUsed,
      // Some nodes put the contract's own words into it.
      failure: storableOrNull(transfer.failure),
    })),
  )
}

function creationRows(chainId: number, { block, receipts, internals }: FetchedBlock) {
  return block.transactions.flatMap(({ hash, from, to }, index) => {
    const { contractAddress, status } = receipts[index]!
    const row = (contract: string, factory: string | null) => ({
      chainId,
      contract: bytesOf(contract),
      block: block.number,
      transactionIndex: index,
      transactionHash: bytesOf(hash),
      creator: bytesOf(from),
      factory: optional(factory),
    })
    const direct = !to && contractAddress && status !== 0 ? [row(contractAddress, null)] : []
    // A contract created, destroyed and created again in one transaction counts as one creation.
    const inside = new Map((internals?.get(index) ?? []).filter(isCreation).map((made) => [made.to!, made.from]))
    return [...direct, ...[...inside].map(([contract, factory]) => row(contract, factory))]
  })
}

function optional(hex: string | null | undefined): Buffer | null {
  return hex ? bytesOf(hex) : null
}
