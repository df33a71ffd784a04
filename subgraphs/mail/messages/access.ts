import { Forbidden, Gone, NotFound } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/context.ts'
import { mayUse, OTHER_INBOX, ownSubdomain } from '../access.ts'
import type { MailContext } from '../engines.ts'
import { hasLapsed } from '../store/inboxes.ts'
import { CONTENT_DAYS, type FoundMessage, findMessage, keptSince } from '../store/messages.ts'

// Messages in inboxes directly under the mail domain are their owner's; those in a subdomain's inboxes may be read by its
// signers too, and deleted by its owner. Each kind has fields of its own, which do not know messages of the other.

export const NO_MESSAGE = 'Message not found'

/** What ids of messages look like; nothing else is looked for. */
const ID = /^[0-9a-z]{1,64}$/

/** A message in an inbox of the caller's directly under the mail domain. Throws NotFound or Forbidden. */
export async function ownMessage(context: MailContext, id: string): Promise<FoundMessage> {
  const message = await existingMessage(context, id)
  if (message.subdomain !== null) throw new NotFound(NO_MESSAGE)
  if (message.owner !== callerOf(context)) throw new Forbidden(OTHER_INBOX)
  return message
}

/** A message on a subdomain that the caller owns or is a signer of. Throws NotFound or Forbidden. */
export async function readableSubdomainMessage(context: MailContext, id: string): Promise<FoundMessage> {
  const { message, subdomain } = await subdomainMessage(context, id)
  await mayUse(context, subdomain)
  return message
}

/** A message on a subdomain of the caller's own. Throws NotFound or Forbidden, which a signer gets too. */
export async function ownSubdomainMessage(context: MailContext, id: string): Promise<FoundMessage> {
  const { message, subdomain } = await subdomainMessage(context, id)
  await ownSubdomain(context, subdomain)
  return message
}

/** Where the raw mail of a message lies. Throws Gone once its time is over. */
export function contentKey({ blobKey, receivedAt }: FoundMessage, now: Date): string {
  if (blobKey === null || receivedAt <= keptSince(now)) throw goneContent()
  return blobKey
}

export function goneContent(): Gone {
  return new Gone(`The content of this message is gone: it is kept for ${CONTENT_DAYS} days`)
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
