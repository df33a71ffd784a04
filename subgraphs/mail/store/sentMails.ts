import type { Pool } from '../../../prisma/database.ts'
import { allForEach, oneForEach, storableKeys } from '../../../prisma/inOrder.ts'
import { allRows, anyOf, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** A mail that a wallet paid for, until `tidyOutbound` forgets it. */
export type SentMailRow = Pick<Row<'mail.outboundMail'>, (typeof COLUMNS)[number]>

/** How far a mail is on its way to a recipient. */
export type Delivery = Pick<Row<'mail.outboundRecipient'>, 'address' | 'state' | 'reply'>

const COLUMNS = ['id', 'wallet', 'messageId', 'headerFrom', 'subject', 'createdAt'] as const

const sent = () => tables.selectFrom('mail.outboundMail').select(COLUMNS).where('kind', '=', 'SEND')

/** Up to `limit` mails that a wallet sent, newest first, after the mail `after`. Ids sort by age. */
export async function sentMailsOf(
  pool: Pool,
  wallet: WalletAddress,
  after: string | null,
  limit: number,
): Promise<SentMailRow[]> {
  const own = sent().where('wallet', '=', wallet)
  const rest = after === null ? own : own.where('id', '<', after)
  return await allRows(pool, rest.orderBy('id', 'desc').limit(limit))
}

/** The sent mails with these ids, of any wallet, in the same order; null for one that there is not. */
export async function findSentMails(pool: Pool, ids: readonly string[]): Promise<(SentMailRow | null)[]> {
  const rows = await allRows(pool, sent().where('id', '=', anyOf(storableKeys(ids))))
  return oneForEach(ids, rows, ({ id }) => id)
}

/** What became of each of these mails, by recipient. */
export async function deliveriesOf(pool: Pool, mailIds: readonly string[]): Promise<Delivery[][]> {
  const recipients = tables
    .selectFrom('mail.outboundRecipient')
    .select(['mailId', 'address', 'state', 'reply'])
    .where('mailId', '=', anyOf(mailIds))
  const rows = await allRows(pool, recipients.orderBy('address'))
  return allForEach(mailIds, rows, ({ mailId }) => mailId)
}
