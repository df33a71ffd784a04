import type { Pool } from 'pg'
import { parseWalletAddress } from '../../schema/address.ts'
import type { Suspendable, SuspendedKind } from '../../subgraphs/kit/abuse/actions.ts'
import { Trouble, UsageError } from '../errors.ts'

/** The kinds as commands write them. */
export const KINDS = ['wallet', 'file', 'site', 'inbox'] as const

/** Whether there is such a thing, by kind. Wallets need not have been here before. */
const EXISTS: Readonly<Record<Exclude<SuspendedKind, 'WALLET'>, string>> = {
  FILE: `SELECT 1 FROM upload.upload WHERE id = $1 AND kind = 'FILE'`,
  SITE: `SELECT 1 FROM upload.upload WHERE id = $1 AND kind = 'SITE'`,
  INBOX: 'SELECT 1 FROM mail.inbox WHERE address = $1',
}

/** Reads what a command is about. Throws UsageError for a wallet that is no address. */
export function readTarget(kind: (typeof KINDS)[number], id: string): Suspendable {
  if (kind !== 'wallet') return { kind: kind.toUpperCase() as SuspendedKind, target: id.trim().toLowerCase() }
  const wallet = parseWalletAddress(id.trim())
  if (!wallet) throw new UsageError(`${id} is no address: give 0x and 40 hexadecimal digits, or a Solana address.`)
  return { kind: 'WALLET', target: wallet }
}

/** Throws Trouble when there is no such thing, so that a mistyped id is not taken for done. */
export async function requireExisting(pool: Pool, { kind, target }: Suspendable): Promise<void> {
  if (kind === 'WALLET') return
  const { rowCount } = await pool.query(EXISTS[kind], [target])
  if (rowCount === 0) throw new Trouble(`There is no ${kind.toLowerCase()} ${target}: nothing was changed.`)
}
