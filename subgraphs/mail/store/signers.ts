import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { allForEach } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, countRows, onlyRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** Most signers of one subdomain. */
export const SIGNERS_PER_SUBDOMAIN = 50

/** Whether a wallet is a signer of a subdomain. */
export async function isSigner(db: Pool | PoolClient, subdomain: string, wallet: WalletAddress): Promise<boolean> {
  const signer = tables.selectFrom('mail.signer').where(({ and }) => and({ subdomain, wallet }))
  return (await affected(db, signer)) === 1
}

/** The signers of each of these subdomains, in the order of their addition. */
export async function signersOf(pool: Pool, subdomains: readonly string[]): Promise<WalletAddress[][]> {
  const signers = tables.selectFrom('mail.signer').selectAll().where('subdomain', '=', anyOf(subdomains))
  const rows = await allRows(pool, signers.orderBy('addedAt').orderBy('wallet'))
  return allForEach(subdomains, rows, ({ subdomain }) => subdomain).map((own) => own.map(({ wallet }) => wallet))
}

/** The number of signers of a subdomain. */
export async function countSigners(client: PoolClient, subdomain: string): Promise<number> {
  const signers = tables.selectFrom('mail.signer').where('subdomain', '=', subdomain)
  return (await onlyRow(client, signers.select(countRows.as('count')))).count
}

/** Adds a signer to a subdomain; does nothing if it is one already. */
export async function addSigner(client: PoolClient, signer: Row<'mail.signer'>): Promise<void> {
  const added = tables.insertInto('mail.signer').values(signer)
  await affected(
    client,
    added.onConflict((conflict) => conflict.doNothing()),
  )
}

/** Removes a signer from a subdomain, if it is one. */
export async function removeSigner(client: PoolClient, subdomain: string, wallet: WalletAddress): Promise<void> {
  await affected(
    client,
    tables.deleteFrom('mail.signer').where(({ and }) => and({ subdomain, wallet })),
  )
}
