import { sql } from 'kysely'
import type { PoolClient } from '../../../../../../prisma/database.ts'
import { affected, countRows, insertRows, type Row, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, ZERO_ADDRESS } from '../../hex.ts'
import type { FetchedBlock } from '../fetch/fetchBlocks.ts'
import { tokenTransfersIn } from '../fetch/tokenTransfers.ts'

const TRANSFER = {
  chainId: 'int4',
  block: 'int8',
  logIndex: 'int4',
  batchIndex: 'int4',
  transactionIndex: 'int4',
  transactionHash: 'bytea',
  standard: 'data.token_standard',
  contract: 'bytea',
  sender: 'bytea',
  recipient: 'bytea',
  tokenId: 'numeric',
  value: 'numeric',
} as const

/** The statement part `changed`: transfers that were inserted or removed. */
const withChanged = tables.withTables<{ changed: Row<'data.tokenTransfer'> }>()
const changed = withChanged.selectFrom('changed').select(['chainId', 'standard', 'contract', 'tokenId'])
const sides = changed
  .select(['sender as owner', ({ ref }) => sql<string>`-${ref('value')}`.as('change')])
  .unionAll(changed.select(['recipient as owner', 'value as change']))

const HOLDING = ['owner', 'standard', 'contract', 'tokenId'] as const

/**
 * Balance changes caused by transfers. The zero address is excluded: it only marks mints and burns. Sorted, so that
 * concurrent writers lock the same holdings in the same order.
 */
const moves = withChanged
  .selectFrom(sides.as('side'))
  .select(['chainId', ...HOLDING])
  .select(({ fn }) => [fn.sum<string>('change').as('change'), countRows.as('sides')])
  .where('owner', '<>', bytesOf(ZERO_ADDRESS))
  .groupBy(['chainId', ...HOLDING])
  .orderBy('owner')
  .orderBy('standard')
  .orderBy('contract')
  .orderBy('tokenId')

/** Writes the token transfers of blocks, and updates the holdings of their owners. */
export async function writeTokenTransfers(
  client: PoolClient,
  chainId: number,
  blocks: readonly FetchedBlock[],
): Promise<void> {
  const rows = blocks.flatMap((block) => transferRows(chainId, block))
  if (rows.length === 0) return
  const added = tables
    .with('changed', () => insertRows('data.tokenTransfer', rows, TRANSFER).returningAll())
    .insertInto('data.tokenHolding')
    .columns(['chainId', ...HOLDING, 'balance', 'transfers'])
    .expression(moves)
    .onConflict((conflict) =>
      conflict.columns(['chainId', ...HOLDING]).doUpdateSet(({ eb, ref }) => ({
        balance: eb('data.tokenHolding.balance', '+', ref('excluded.balance')),
        transfers: eb('data.tokenHolding.transfers', '+', ref('excluded.transfers')),
      })),
    )
  await affected(client, added)
}

/** Removes the token transfers above a block, and reverts the holdings. */
export async function removeTokenTransfers(client: PoolClient, chainId: number, above: bigint): Promise<void> {
  const removed = tables
    .deleteFrom('data.tokenTransfer')
    .where('chainId', '=', chainId)
    .where('block', '>', String(above))
  const reverted = tables
    .with('changed', () => removed.returningAll())
    .with('moves', () => moves)
    .with('undone', (db) =>
      db
        .updateTable('data.tokenHolding as known')
        .from('moves')
        .set(({ eb, ref }) => ({
          balance: eb('known.balance', '-', ref('moves.change')),
          transfers: eb('known.transfers', '-', ref('moves.sides')),
        }))
        .whereRef('known.chainId', '=', 'moves.chainId')
        .whereRef('known.owner', '=', 'moves.owner')
        .whereRef('known.standard', '=', 'moves.standard')
        .whereRef('known.contract', '=', 'moves.contract')
        .whereRef('known.tokenId', '=', 'moves.tokenId')
        .whereRef('known.transfers', '>', 'moves.sides'),
    )
    .deleteFrom('data.tokenHolding as known')
    .using('moves')
    .whereRef('known.chainId', '=', 'moves.chainId')
    .whereRef('known.owner', '=', 'moves.owner')
    .whereRef('known.standard', '=', 'moves.standard')
    .whereRef('known.contract', '=', 'moves.contract')
    .whereRef('known.tokenId', '=', 'moves.tokenId')
    .whereRef('known.transfers', '<=', 'moves.sides')
  await affected(client, reverted)
}

function transferRows(chainId: number, { block, receipts }: FetchedBlock) {
  return receipts.flatMap(({ logs, transactionIndex, transactionHash }) =>
    logs.flatMap(tokenTransfersIn).map((transfer) => ({
      chainId,
      block: block.number,
      logIndex: transfer.logIndex,
      batchIndex: transfer.batchIndex,
      transactionIndex,
      transactionHash: bytesOf(transactionHash),
      standard: transfer.standard,
      contract: bytesOf(transfer.contract),
      sender: bytesOf(transfer.from),
      recipient: bytesOf(transfer.to),
      tokenId: transfer.tokenId,
      value: transfer.value,
    })),
  )
}
