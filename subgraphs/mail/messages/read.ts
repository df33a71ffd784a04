import { NotFound } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { MailContext } from '../engines.ts'
import { type FoundMessage, type MessageSummary, markRead } from '../store/messages.ts'
import type { MailGraph } from '../types.gen.ts'
import { contentKey, goneContent, NO_MESSAGE, ownMessage, readableSubdomainMessage } from './access.ts'
import { type MessageContent, type MessageFile, readContent } from './content.ts'
import { loadInlineImages } from './inlineImages.ts'

/**
 * Reads a message and marks it as read. What is paid for is the content, so the mark is no effect that is charged by itself: a read
 * whose answer is lost, late or too large costs nothing.
 */
export const reading: Topic<MailGraph> = {
  resolvers: {
    Mutation: {
      async readInboxMessage(_, { input: { messageId } }, context) {
        return { content: await read(await ownMessage(context, messageId), context) }
      },
      async readSubdomainInboxMessage(_, { input: { messageId } }, context) {
        return { content: await read(await readableSubdomainMessage(context, messageId), context) }
      },
    },
    MessageContent: {
      message: ({ summary }) => summary,
      attachments: ({ files, id }) => files.map((file) => ({ file, messageId: id })),
      authentication: ({ spf, dkim, dmarc }) => ({ spf, dkim, dmarc }),
      safeHtml,
    },
    MessageAttachment: {
      filename: ({ file }) => file.filename,
      contentType: ({ file }) => file.contentType,
      size: ({ file }) => file.part.size,
      downloadUrl: ({ file, messageId }, _, { engines, now }) =>
        engines.files.urlOf(messageId, file.part.number, now()),
    },
  },
}

export interface ReadMessage
  extends MessageContent,
    Pick<FoundMessage, 'id' | 'subject' | 'spf' | 'dkim' | 'dmarc' | 'receivedAt'> {
  readonly key: string
  readonly summary: MessageSummary
}

export interface Attachment {
  readonly file: MessageFile
  readonly messageId: string
}

async function read(message: FoundMessage, { db, engines, now, signal }: MailContext): Promise<ReadMessage> {
  const key = contentKey(message, now())
  const content = await readContent(engines.blobs, key, message.fromEmail)
  if (!content) {
    engines.log.error({ messageId: message.id, key }, 'the mail of a message is missing from the store')
    throw goneContent()
  }
  // The content reaches no client once the request has ended: leave the message unread.
  signal.throwIfAborted()
  // A concurrent request may have deleted it.
  if (!(await markRead(db.pool, message.id, now()))) throw new NotFound(NO_MESSAGE)
  const { id, inboxId, fromEmail, subject, spf, dkim, dmarc, receivedAt } = message
  const summary = { id, inboxId, fromEmail, subject, receivedAt, readAt: now() }
  return { ...content, id, subject, spf, dkim, dmarc, receivedAt, key, summary }
}

async function safeHtml({ html, files, key }: ReadMessage, _: unknown, { engines }: MailContext) {
  if (html === null) return null
  const { makeSafe } = await import('./safeHtml.ts')
  return makeSafe(html, await loadInlineImages(engines.blobs, key, html, files))
}
