import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { ContractCreationRow, DayRow, IndexExtent } from '../rows.ts'
import { hexOrNull, type IndexSource } from './query.ts'

/** Null until the chain is followed for the first time. */
export async function readExtent({ pool, chainId }: IndexSource): Promise<IndexExtent | null> {
  const { rows } = await pool.query<{ start_block: string; head_block: string | null; head_hash: Buffer | null }>(
    'SELECT start_block, head_block, head_hash FROM data.chain_index WHERE chain_id = $1',
    [chainId],
  )
  const [row] = rows
  if (!row) return null
  return {
    startBlock: BigInt(row.start_block),
    headBlock: row.head_block === null ? null : BigInt(row.head_block),
    headHash: hexOrNull(row.head_hash),
  }
}

export async function readCreations(
  { pool, chainId }: IndexSource,
  contracts: readonly Hex[],
): Promise<ContractCreationRow[]> {
  const { rows } = await pool.query<{
    contract: Buffer
    creator: Buffer
    factory: Buffer | null
    block: string
    transaction_hash: Buffer
    mined_at: Date
  }>(
    // A self-destructed contract can be created again: the latest creation counts.
    `SELECT DISTINCT ON (c.contract) c.contract, c.creator, c.factory, c.block, c.transaction_hash, b.mined_at
       FROM data.contract_creation c JOIN data.block b ON b.chain_id = c.chain_id AND b.number = c.block
      WHERE c.chain_id = $1 AND c.contract = ANY($2::bytea[])
      ORDER BY c.contract, c.block DESC, c.transaction_index DESC`,
    [chainId, contracts.map(bytesOf)],
  )
  return rows.map((row) => ({
    contract: hexOf(row.contract),
    creator: hexOf(row.creator),
    factory: hexOrNull(row.factory),
    blockNumber: BigInt(row.block),
    transactionHash: hexOf(row.transaction_hash),
    minedAt: row.mined_at,
  }))
}

export async function readHolderCount({ pool, chainId }: IndexSource, contract: Hex): Promise<number> {
  const { rows } = await pool.query<{ holders: string }>(
    `SELECT count(DISTINCT owner) AS holders FROM data.token_holding
      WHERE chain_id = $1 AND contract = $2 AND balance > 0`,
    [chainId, bytesOf(contract)],
  )
  return Number(rows[0]?.holders ?? 0)
}

export async function readDays(
  { pool, chainId }: IndexSource,
  from: string,
  to: string,
  order: 'asc' | 'desc',
): Promise<DayRow[]> {
  const { rows } = await pool.query<{ day: string; blocks: number; transactions: string; size: string }>(
    `SELECT day::text, blocks, transactions, size FROM data.chain_day
      WHERE chain_id = $1 AND day BETWEEN $2 AND $3 ORDER BY chain_day.day ${order === 'asc' ? 'ASC' : 'DESC'}`,
    [chainId, from, to],
  )
  return rows.map(({ day, blocks, transactions, size }) => ({
    day,
    blocks,
    transactions: BigInt(transactions),
    size: BigInt(size),
  }))
}
