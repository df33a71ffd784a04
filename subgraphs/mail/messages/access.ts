import { Forbidden, Gone, NotFound } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { mayUse, OTHER_INBOX, ownSubdomain, requireNotSuspended } from '../access.ts'
import type { MailContext } from '../engines.ts'
import { hasLapsed } from '../store/inboxes.ts'
import { CONTENT_DAYS, type FoundMessage, findMessage, keptSince } from '../store/messages.ts'

// Messages in inboxes directly under the mail domain belong to the inbox owner; those on a subdomain may also be read by
// its signers, and deleted by its owner only. Each kind has its own fields, which do not find messages of the other.
// Messages of an inbox that the operator has suspended are neither read nor deleted.

export const NO_MESSAGE = 'Message not found'

/** Form of message ids; other texts are not looked up. */
const ID = /^[0-9a-z]{1,64}$/

/** Returns a message in the caller's inbox directly under the mail domain. Throws NotFound or Forbidden. */
export async function ownMessage(context: MailContext, id: string): Promise<FoundMessage> {
  const message = await existingMessage(context, id)
  if (message.subdomain !== null) throw new NotFound(NO_MESSAGE)
  if (message.owner !== callerOf(context)) throw new Forbidden(OTHER_INBOX)
  return inUse(context, message)
}

/** Returns a message on a subdomain that the caller owns or is a signer of. Throws NotFound or Forbidden. */
export async function readableSubdomainMessage(context: MailContext, id: string): Promise<FoundMessage> {
  const { message, subdomain } = await subdomainMessage(context, id)
  await mayUse(context, subdomain)
  return inUse(context, message)
}

/** Returns a message on a subdomain that the caller owns. Throws NotFound, or Forbidden (signers included). */
export async function ownSubdomainMessage(context: MailContext, id: string): Promise<FoundMessage> {
  const { message, subdomain } = await subdomainMessage(context, id)
  await ownSubdomain(context, subdomain)
  return inUse(context, message)
}

async function inUse({ db }: MailContext, message: FoundMessage): Promise<FoundMessage> {
  await requireNotSuspended(db.pool, message.address)
  return message
}

/** The blob key of a message's raw mail. Throws Gone once the content has expired. */
export function contentKey({ blobKey, receivedAt }: FoundMessage, now: Date): string {
  if (blobKey === null || receivedAt <= keptSince(now)) throw goneContent()
  return blobKey
}

export function goneContent(): Gone {
  const error = new Gone(`The content of this message is gone: it is kept for ${CONTENT_DAYS} days`)
  return statedAs(error, { type: 'ContentGoneProblem', path: ['input', 'messageId'] })
}

async function existingMessage({ db, now }: MailContext, id: string): Promise<FoundMessage> {
  const message = ID.test(id) ? await findMessage(db.pool, id) : null
  if (!message || hasLapsed(message, now())) throw new NotFound(NO_MESSAGE)
  return message
}

async function subdomainMessage(context: MailContext, id: string) {
  const message = await existingMessage(context, id)
  const { subdomain } = message
  if (subdomain === null) throw new NotFound(NO_MESSAGE)
  return { message, subdomain }
}
