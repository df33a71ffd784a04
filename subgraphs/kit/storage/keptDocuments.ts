import { sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { isUnpaidNode } from '../../../prisma/ledger/unpaidNode.ts'
import { affected, anyOf, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/**
 * A file that a service keeps for a wallet until `expiresAt`, for acts of other services: a page that was read is mailed.
 * It is the content of a node, by whose type and natural key it is found.
 */
export type KeptDocument = Row<'kit.document'>

/** Stores that a document exists, in the transaction that writes its node. Write its blob before. */
export async function insertDocument(client: PoolClient, document: KeptDocument): Promise<void> {
  await affected(client, tables.insertInto('kit.document').values(document))
}

/** The document of a node; null if there is none, it has expired or is not paid, or it is another wallet's. */
export async function documentOf(
  pool: Pool,
  owner: WalletAddress,
  { type, key }: Pick<KeptDocument, 'type' | 'key'>,
  now: Date,
): Promise<KeptDocument | null> {
  const document = tables.selectFrom('kit.document').selectAll().where('type', '=', type).where('key', '=', key)
  const kept = document.where('owner', '=', owner).where('expiresAt', '>', now)
  return await firstRow(
    pool,
    kept.where(({ not }) => not(isUnpaidNode(type, sql.raw('document.key')))),
  )
}

/** Forgets the documents of nodes of one type, in the transaction that deletes these. Delete their blobs after. */
export async function deleteDocuments(client: PoolClient, type: string, keys: readonly string[]): Promise<void> {
  const documents = tables.deleteFrom('kit.document').where('type', '=', type)
  await affected(client, documents.where('key', '=', anyOf(keys)))
}
