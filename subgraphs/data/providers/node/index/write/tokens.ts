import type { PoolClient } from '../../../../../../prisma/database.ts'
import { bytesOf } from '../../hex.ts'
import type { FetchedBlock } from '../fetch/fetchBlocks.ts'
import { tokenTransfersIn } from '../fetch/tokenTransfers.ts'
import { rowsAsArrays } from './insertRows.ts'

const TRANSFER = {
  chain_id: 'int',
  block: 'bigint',
  log_index: 'int',
  batch_index: 'int',
  transaction_index: 'int',
  transaction_hash: 'bytea',
  standard: 'data.token_standard',
  contract: 'bytea',
  sender: 'bytea',
  recipient: 'bytea',
  token_id: 'numeric',
  value: 'numeric',
}

/**
 * Balance changes caused by transfers. The zero address is excluded: it only marks mints and burns. Sorted, so that
 * concurrent writers lock the same holdings in the same order.
 */
const MOVES = (source: string) =>
  `SELECT chain_id, owner, standard, contract, token_id, sum(change) AS change, count(*)::int AS sides
     FROM (SELECT chain_id, sender AS owner, standard, contract, token_id, -value AS change FROM ${source}
           UNION ALL
           SELECT chain_id, recipient, standard, contract, token_id, value FROM ${source}) side
    WHERE owner <> '\\x0000000000000000000000000000000000000000'
    GROUP BY chain_id, owner, standard, contract, token_id
    ORDER BY owner, standard, contract, token_id`

/** Writes the token transfers of blocks, and updates the holdings of their owners. */
export async function writeTokenTransfers(
  client: PoolClient,
  chainId: number,
  blocks: readonly FetchedBlock[],
): Promise<void> {
  const rows = blocks.flatMap((block) => transferRows(chainId, block))
  if (rows.length === 0) return
  const { names, unnest, parameters } = rowsAsArrays(TRANSFER, rows)
  await client.query(
    `WITH made AS (INSERT INTO data.token_transfer (${names}) SELECT ${names} FROM ${unnest} RETURNING *)
     INSERT INTO data.token_holding AS known (chain_id, owner, standard, contract, token_id, balance, transfers)
     ${MOVES('made')}
     ON CONFLICT (chain_id, owner, standard, contract, token_id)
     DO UPDATE SET balance = known.balance + excluded.balance, transfers = known.transfers + excluded.transfers`,
    parameters,
  )
}

/** Removes the token transfers above a block, and reverts the holdings. */
export async function removeTokenTransfers(client: PoolClient, chainId: number, above: bigint): Promise<void> {
  await client.query(
    `WITH gone AS (DELETE FROM data.token_transfer WHERE chain_id = $1 AND block > $2 RETURNING *),
          moves AS (${MOVES('gone')}),
          undone AS (
            UPDATE data.token_holding AS known
               SET balance = known.balance - moves.change, transfers = known.transfers - moves.sides
              FROM moves
             WHERE known.chain_id = moves.chain_id AND known.owner = moves.owner AND known.standard = moves.standard
               AND known.contract = moves.contract AND known.token_id = moves.token_id
               AND known.transfers > moves.sides)
     DELETE FROM data.token_holding AS known USING moves
      WHERE known.chain_id = moves.chain_id AND known.owner = moves.owner AND known.standard = moves.standard
        AND known.contract = moves.contract AND known.token_id = moves.token_id
        AND known.transfers <= moves.sides`,
    [chainId, above],
  )
}

function transferRows(chainId: number, { block, receipts }: FetchedBlock): unknown[][] {
  return receipts.flatMap(({ logs, transactionIndex, transactionHash }) =>
    logs
      .flatMap(tokenTransfersIn)
      .map((transfer) => [
        chainId,
        block.number,
        transfer.logIndex,
        transfer.batchIndex,
        transactionIndex,
        bytesOf(transactionHash),
        transfer.standard,
        bytesOf(transfer.contract),
        bytesOf(transfer.from),
        bytesOf(transfer.to),
        transfer.tokenId,
        transfer.value,
      ]),
  )
}
