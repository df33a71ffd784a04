import type { Pool } from '../../prisma/database.ts'
import { affected, tables } from '../../prisma/sql.ts'
import { parseWalletAddress } from '../../schema/address.ts'
import type { Suspendable, SuspendedKind } from '../../subgraphs/kit/abuse/actions.ts'
import { Trouble, UsageError } from '../errors.ts'

/** The kinds as written on the command line. */
export const KINDS = ['wallet', 'file', 'site', 'inbox'] as const

/** Parses the target of a command. Throws UsageError for a wallet that is not a valid address. */
export function readTarget(kind: (typeof KINDS)[number], id: string): Suspendable {
  if (kind !== 'wallet') return { kind: kind.toUpperCase() as SuspendedKind, target: id.trim().toLowerCase() }
  const wallet = parseWalletAddress(id.trim())
  if (!wallet) throw new UsageError(`${id} is no address: give 0x and 40 hexadecimal digits, or a Solana address.`)
  return { kind: 'WALLET', target: wallet }
}

/** Throws Trouble when the target does not exist, so that a mistyped id does not look suspended. */
export async function requireExisting(pool: Pool, { kind, target }: Suspendable): Promise<void> {
  // A wallet may be suspended before its first request.
  if (kind === 'WALLET') return
  const found =
    kind === 'INBOX'
      ? tables.selectFrom('mail.inbox').select('id').where('address', '=', target)
      : tables.selectFrom('upload.upload').select('id').where('id', '=', target).where('kind', '=', kind)
  if ((await affected(pool, found)) === 0)
    throw new Trouble(`There is no ${kind.toLowerCase()} ${target}: nothing was changed.`)
}
