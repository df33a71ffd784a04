import type { PoolClient } from '../../../../../../prisma/database.ts'
import { affected, tables } from '../../../../../../prisma/sql.ts'
import { removeBlocks } from './blocks.ts'
import { removeTokenTransfers } from './tokens.ts'

const TABLES = ['data.contractCreation', 'data.internalTransfer', 'data.transaction'] as const

/** Removes everything above a block. */
export async function rewind(client: PoolClient, chainId: number, above: bigint): Promise<void> {
  await removeTokenTransfers(client, chainId, above)
  for (const table of TABLES) {
    const rows = tables.deleteFrom(table).where('chainId', '=', chainId)
    await affected(client, rows.where('block', '>', String(above)))
  }
  await removeBlocks(client, chainId, above)
}
