import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, tables } from '../../../prisma/sql.ts'
import { INBOX_BYTES } from '../inbound/fullness.ts'
import { type Inbox, MESSAGE_LIMIT } from './inboxes.ts'
import { keptSince } from './messages.ts'

/** An inbox whose owner has not been reminded of its expiry. */
export type ExpiringInbox = Pick<Inbox, 'id' | 'address' | 'localPart' | 'owner'> & { readonly expiresAt: Date }

/**
 * Active inboxes that expire until `before`, have no reminder for that expiry yet, and take mail: they are not suspended and
 * have room.
 */
export async function inboxesToRemind(pool: Pool, now: Date, before: Date, limit: number): Promise<ExpiringInbox[]> {
  const unreminded = tables
    .selectFrom('mail.inbox as inbox')
    .select(['inbox.id', 'inbox.address', 'inbox.localPart', 'inbox.owner', 'inbox.expiresAt'])
    .where('inbox.address', 'is not', null)
    .where('inbox.expiresAt', '>', now)
    .where('inbox.expiresAt', '<=', before)
    .whereRef('inbox.remindedFor', 'is distinct from', 'inbox.expiresAt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('abuse.suspension as suspension')
            .where('suspension.kind', '=', 'INBOX')
            .whereRef('suspension.target', '=', 'inbox.address'),
        ),
      ),
    )
  const withRoom = unreminded.where(({ not, or, exists, selectFrom }) =>
    or([
      not('inbox.retainMessages'),
      exists(
        selectFrom('mail.message as message')
          .innerJoin('mail.storedMail as stored', 'stored.id', 'message.mailId')
          .whereRef('message.inboxId', '=', 'inbox.id')
          .where('message.receivedAt', '>', keptSince(now))
          .having(({ fn }) => fn.countAll(), '<', MESSAGE_LIMIT)
          .having(({ fn, val }) => fn.coalesce(fn.sum('stored.size'), val(0)), '<', INBOX_BYTES),
      ),
    ]),
  )
  const found = withRoom.orderBy('inbox.expiresAt').limit(limit)
  return await allRows(pool, found.$narrowType<ExpiringInbox>())
}

/** Marks the inbox as reminded of this expiry. False if it is marked already, or has been topped up or ended since. */
export async function noteReminded(
  client: PoolClient,
  { id, expiresAt }: Pick<ExpiringInbox, 'id' | 'expiresAt'>,
): Promise<boolean> {
  const reminded = tables
    .updateTable('mail.inbox')
    .set(({ ref }) => ({ remindedFor: ref('expiresAt') }))
    .where(({ and }) => and({ id, expiresAt }))
    .where('address', 'is not', null)
    .whereRef('remindedFor', 'is distinct from', 'expiresAt')
  return (await affected(client, reminded)) === 1
}
