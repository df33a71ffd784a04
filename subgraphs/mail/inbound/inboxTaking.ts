import type { Pool } from '../../../prisma/database.ts'
import { type Inbox, inboxByAddress } from '../store/inboxes.ts'
import { withoutTag } from './address.ts'

/** The inbox that takes mail to an address (lower case), expired or not: its own, or the one without its plus tag. */
export async function inboxTaking(pool: Pool, address: string): Promise<Inbox | null> {
  const exact = await inboxByAddress(pool, address)
  if (exact) return exact
  const at = address.lastIndexOf('@')
  const localPart = address.slice(0, at)
  const plain = withoutTag(localPart)
  return plain === localPart ? null : inboxByAddress(pool, `${plain}${address.slice(at)}`)
}
