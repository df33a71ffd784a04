import { NotFound } from '../../../schema/errors.ts'
import { carryOutEffect } from '../../kit/service/acts.ts'
import type { PaidLine } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { MailContext, MailEngines } from '../engines.ts'
import { type FoundMessage, markRead } from '../store/messages.ts'
import { contentKey, goneContent, NO_MESSAGE, ownMessage, readableSubdomainMessage } from './access.ts'
import { type MessageContent, type MessageFile, readContent } from './content.ts'
import { loadInlineImages } from './inlineImages.ts'
import { makeSafe } from './safeHtml.ts'

/** Reads a message and marks it as read. A failed read is not charged and changes nothing. */
export const reading: Topic<MailEngines> = {
  resolvers: {
    Mutation: {
      async readInboxMessage(_: unknown, { messageId }: Args, context, info) {
        return read(await ownMessage(context, messageId), context, context.lineOf(info))
      },
      async readSubdomainInboxMessage(_: unknown, { messageId }: Args, context, info) {
        return read(await readableSubdomainMessage(context, messageId), context, context.lineOf(info))
      },
    },
    Message: {
      attachments: ({ files, id }: ReadMessage) => files.map((file) => ({ file, messageId: id })),
      authentication: ({ spf, dkim, dmarc }: ReadMessage) => ({ spf, dkim, dmarc }),
      safeHtml,
    },
    MessageAttachment: {
      filename: ({ file }: Attachment) => file.filename,
      contentType: ({ file }: Attachment) => file.contentType,
      size: ({ file }: Attachment) => file.part.size,
      downloadUrl: ({ file, messageId }: Attachment, _: unknown, { engines, now }: MailContext) =>
        engines.files.urlOf(messageId, file.part.number, now()),
    },
  },
}

interface Args {
  readonly messageId: string
}

/** `Message` of the schema. */
interface ReadMessage
  extends MessageContent,
    Pick<FoundMessage, 'id' | 'subject' | 'spf' | 'dkim' | 'dmarc' | 'receivedAt'> {
  readonly key: string
}

interface Attachment {
  readonly file: MessageFile
  readonly messageId: string
}

async function read(message: FoundMessage, { db, engines, now }: MailContext, line: PaidLine): Promise<ReadMessage> {
  const key = contentKey(message, now())
  const content = await readContent(engines.blobs, key, message.fromEmail)
  if (!content) {
    engines.log.error({ messageId: message.id, key }, 'the mail of a message is missing from the store')
    throw goneContent()
  }
  await carryOutEffect(db.pool, line, async (client) => {
    // A concurrent request may have deleted it.
    if (!(await markRead(client, message.id, now()))) throw new NotFound(NO_MESSAGE)
  })
  const { id, subject, spf, dkim, dmarc, receivedAt } = message
  return { ...content, id, subject, spf, dkim, dmarc, receivedAt, key }
}

async function safeHtml({ html, files, key }: ReadMessage, _: unknown, { engines }: MailContext) {
  if (html === null) return null
  return makeSafe(html, await loadInlineImages(engines.blobs, key, html, files))
}
