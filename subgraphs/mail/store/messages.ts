import { randomBytes } from 'node:crypto'
import type { Expression, NotNull } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { allForEach, oneForEach, storableKeys } from '../../../prisma/inOrder.ts'
import {
  affected,
  allRows,
  anyOf,
  countRows,
  firstRow,
  insertRows,
  type Row,
  rowsFrom,
  tables,
} from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { addDays } from '../../kit/time.ts'

/** Days for which the content of a message is kept. */
export const CONTENT_DAYS = 90
/** Days for which the row of a message is kept after its content. */
const REMEMBERED_DAYS = 30

/** A received mail, shared by all inboxes that hold it. */
export type StoredMail = Row<'mail.storedMail'>

/** A message without its content. */
export type MessageSummary = Pick<Row<'mail.message'>, 'id' | 'inboxId' | 'receivedAt' | 'readAt'> &
  Pick<StoredMail, 'fromEmail' | 'subject'>

/** A message, its mail, and the owner of its inbox. */
export type FoundMessage = Pick<Row<'mail.message'>, 'id' | 'mailId' | 'inboxId' | 'receivedAt'> &
  Pick<StoredMail, 'blobKey' | 'fromEmail' | 'subject' | 'spf' | 'dkim' | 'dmarc'> &
  Pick<Row<'mail.inbox'>, 'subdomain' | 'owner' | 'expiresAt'> & {
    /** Of its inbox. */
    readonly address: string
  }

/** What an inbox holds. */
export interface Fill {
  readonly messages: number
  /** Bytes of all its mails. */
  readonly bytes: number
}

/** Ids that sort by age and cannot be guessed. */
export function newMessageId(now: Date): string {
  return now.getTime().toString(36).padStart(9, '0') + randomBytes(12).toString('hex')
}

/** The cutoff: the content of messages received before it is gone. */
export function keptSince(now: Date): Date {
  return addDays(now, -CONTENT_DAYS)
}

/** Messages with their mail. */
const messages = () =>
  tables.selectFrom('mail.message as message').innerJoin('mail.storedMail as stored', 'stored.id', 'message.mailId')

const SUMMARY = [
  'message.id',
  'message.inboxId',
  'message.receivedAt',
  'message.readAt',
  'stored.fromEmail',
  'stored.subject',
] as const

/** The messages of a mail of the statement around it. */
const holding = (mailId: Expression<string>) => tables.selectFrom('mail.message').where('mailId', '=', mailId)

/** Inserts a mail into inboxes that the caller has locked. */
export async function insertMail(
  client: PoolClient,
  mail: StoredMail & { readonly blobKey: string },
  inboxIds: readonly string[],
): Promise<void> {
  await affected(client, tables.insertInto('mail.storedMail').values(mail))
  const { id: mailId, receivedAt } = mail
  const rows = inboxIds.map((inboxId) => ({ id: newMessageId(receivedAt), inboxId, mailId, receivedAt }))
  const types = { id: 'text', inboxId: 'text', mailId: 'text', receivedAt: 'timestamptz' } as const
  await affected(client, insertRows('mail.message', rows, types))
}

/** Messages and bytes in each of these inboxes, by id. */
export async function fillOf(
  db: Pool | PoolClient,
  inboxIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Fill>> {
  const fills = messages()
    .select(({ fn, cast }) => [
      'message.inboxId as id',
      countRows.as('messages'),
      cast<number>(fn.sum('stored.size'), 'float8').as('bytes'),
    ])
    .where('message.inboxId', '=', anyOf(inboxIds))
    .where('message.receivedAt', '>', keptSince(now))
    .groupBy('message.inboxId')
  const found = new Map((await allRows(db, fills)).map(({ id, ...fill }) => [id, fill]))
  return new Map(inboxIds.map((id) => [id, found.get(id) ?? { messages: 0, bytes: 0 }]))
}

/** A page of an inbox: what comes after the message that `after` names. */
export interface MessagesAsked {
  readonly inboxId: string
  readonly after: string | null
  readonly limit: number
}

/** Messages of several inboxes, newest first, for each page that is asked for. */
export async function messagesOf(pool: Pool, pages: readonly MessagesAsked[], now: Date): Promise<MessageSummary[][]> {
  const numbered = pages.map((page, at) => ({ ...page, at }))
  const types = { at: 'int4', inboxId: 'text', after: 'text', limit: 'int4' } as const
  const asked = rowsFrom(numbered, types, 'asked')
  const listed = tables
    .selectFrom(asked)
    .innerJoinLateral(
      (nested) =>
        nested
          .selectFrom('mail.message as message')
          .innerJoin('mail.storedMail as stored', 'stored.id', 'message.mailId')
          .select(SUMMARY)
          .whereRef('message.inboxId', '=', 'asked.inboxId')
          .where('message.receivedAt', '>', keptSince(now))
          .where(({ or, eb, ref }) => or([eb('asked.after', 'is', null), eb('message.id', '<', ref('asked.after'))]))
          .orderBy('message.id', 'desc')
          .limit(({ ref }) => ref('asked.limit'))
          .as('page'),
      (join) => join.onTrue(),
    )
    .select('asked.at')
    .selectAll('page')
  const rows = await allRows(pool, listed.orderBy('asked.at').orderBy('page.id', 'desc'))
  const found = rows.map(({ at, ...message }) => ({ at, message }))
  return allForEach(
    pages.map((_, at) => at),
    found,
    ({ at }) => at,
  ).map((own) => own.map(({ message }) => message))
}

/** The messages with these ids, in the same order; null for one that is gone, or whose inbox has ended. */
export async function findMessages(pool: Pool, ids: readonly string[], now: Date): Promise<(MessageSummary | null)[]> {
  const found = messages()
    .innerJoin('mail.inbox as inbox', 'inbox.id', 'message.inboxId')
    .select(SUMMARY)
    .where('message.id', '=', anyOf(storableKeys(ids)))
    .where('message.receivedAt', '>', keptSince(now))
    .where('inbox.address', 'is not', null)
  return oneForEach(ids, await allRows(pool, found), ({ id }) => id)
}

/** Whether an id belongs to a message of the inbox, or to one deleted within the last month. */
export async function isMessageOf(pool: Pool, inboxId: string, id: string): Promise<boolean> {
  const message = tables.selectFrom('mail.message').where(({ and }) => and({ id, inboxId }))
  const deleted = tables.selectFrom('mail.deletedMessage').where(({ and }) => and({ id, inboxId }))
  return (await affected(pool, message.unionAll(deleted))) > 0
}

/** A message of an inbox that has not ended; null if there is none. */
export async function findMessage(db: Pool | PoolClient, id: string): Promise<FoundMessage | null> {
  const found = messages()
    .innerJoin('mail.inbox as inbox', 'inbox.id', 'message.inboxId')
    .select(['message.id', 'message.mailId', 'message.inboxId', 'message.receivedAt', 'stored.blobKey'])
    .select(['stored.fromEmail', 'stored.subject', 'stored.spf', 'stored.dkim', 'stored.dmarc'])
    .select(['inbox.address', 'inbox.subdomain', 'inbox.owner', 'inbox.expiresAt'])
    .where('message.id', '=', id)
    .where('inbox.address', 'is not', null)
  return await firstRow(db, found.$narrowType<{ address: string }>())
}

/** Marks a message as read; the time of the first read stays. False if the message is gone. */
export async function markRead(pool: Pool, id: string, now: Date): Promise<boolean> {
  const message = tables.updateTable('mail.message').where('id', '=', id)
  const read = message.set(({ fn, val }) => ({ readAt: fn.coalesce('readAt', val(now)) }))
  return (await affected(pool, read)) === 1
}

/**
 * Deletes a message, and its mail if no other inbox has it. Returns the blob to remove after the commit, if any;
 * `isDeleted` is false if a concurrent request deleted it first.
 */
export async function deleteMessage(
  client: PoolClient,
  { id, mailId }: Pick<FoundMessage, 'id' | 'mailId'>,
  now: Date,
): Promise<{ readonly isDeleted: boolean; readonly blobKey: string | null }> {
  // Serializes deletions of one mail's last messages: the second transaction waits, then finds none left and removes the
  // mail.
  await affected(client, tables.selectFrom('mail.storedMail').where('id', '=', mailId).forUpdate())
  const deletion = tables
    .with('gone', (db) => db.deleteFrom('mail.message').where('id', '=', id).returning(['id', 'inboxId']))
    .insertInto('mail.deletedMessage')
    .columns(['id', 'inboxId', 'deletedAt'])
    .expression((db) => db.selectFrom('gone').select(['id', 'inboxId', db.val(now).as('deletedAt')]))
  const isDeleted = (await affected(client, deletion)) === 1
  const orphan = tables
    .deleteFrom('mail.storedMail')
    .where('id', '=', mailId)
    .where(({ not, exists, ref }) => not(exists(holding(ref('mail.storedMail.id')))))
  const removed = await firstRow(client, orphan.returning('blobKey'))
  return { isDeleted, blobKey: removed?.blobKey ?? null }
}

/** Clears the blob keys of some expired mails; returns the blobs to remove. */
export async function expireContent(pool: Pool, now: Date, limit: number): Promise<string[]> {
  const cleared = tables
    .with('over', (db) =>
      db
        .selectFrom('mail.storedMail')
        .select(['id', 'blobKey'])
        .where('blobKey', 'is not', null)
        .where('receivedAt', '<=', keptSince(now))
        .orderBy('receivedAt')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .$narrowType<{ blobKey: NotNull }>(),
    )
    .updateTable('mail.storedMail as stored')
    .from('over')
    .set({ blobKey: null })
    .whereRef('stored.id', '=', 'over.id')
    .returning('over.blobKey')
  return (await allRows(pool, cleared)).map(({ blobKey }) => blobKey)
}

/** Removes old records of deleted messages. */
export async function forgetDeleted(pool: Pool, now: Date): Promise<void> {
  const before = addDays(now, -REMEMBERED_DAYS)
  await affected(pool, tables.deleteFrom('mail.deletedMessage').where('deletedAt', '<=', before))
}

/**
 * Deletes some mails whose content expired long ago, and their messages. Returns their number and the blobs to remove. They
 * are found by the age of the mail, which has an index, and is that of its messages.
 */
export async function forgetMails(
  pool: Pool,
  now: Date,
  limit: number,
): Promise<{ readonly forgotten: number; readonly blobKeys: string[] }> {
  const old = tables
    .selectFrom('mail.storedMail')
    .select(['id', 'blobKey'])
    .where('receivedAt', '<=', addDays(keptSince(now), -REMEMBERED_DAYS))
    .orderBy('receivedAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return await inTransaction(pool, async (client) => {
    const mails = await allRows(client, old)
    const ids = mails.map(({ id }) => id)
    await affected(client, tables.deleteFrom('mail.message').where('mailId', '=', anyOf(ids)))
    await affected(client, tables.deleteFrom('mail.storedMail').where('id', '=', anyOf(ids)))
    return { forgotten: ids.length, blobKeys: mails.flatMap(({ blobKey }) => blobKey ?? []) }
  })
}

/** Deletes those of these mails that no inbox holds any more. Returns the blobs to remove. */
export async function deleteUnheld(pool: Pool, mailIds: readonly string[]): Promise<string[]> {
  const unheld = tables
    .deleteFrom('mail.storedMail')
    .where('id', '=', anyOf(mailIds))
    .where(({ not, exists, ref }) => not(exists(holding(ref('mail.storedMail.id')))))
  const removed = await allRows(pool, unheld.returning('blobKey'))
  return removed.flatMap(({ blobKey }) => blobKey ?? [])
}

/** Those of these blobs that no mail references. */
export async function unknownBlobs(pool: Pool, keys: readonly string[]): Promise<string[]> {
  const named = tables
    .selectFrom('mail.storedMail')
    .select('blobKey')
    .where('id', '=', anyOf(keys.map(mailOfBlob)))
  const known = new Set((await allRows(pool, named)).map(({ blobKey }) => blobKey))
  return keys.filter((key) => !known.has(key))
}

/** The id of the mail of a blob: a blob is named after its mail. */
export function mailOfBlob(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
