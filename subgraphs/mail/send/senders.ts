import { BadInput, Forbidden, Unavailable } from '../../../schema/errors.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { mayUse, ownInbox, requireNotSuspended } from '../access.ts'
import type { MailContext } from '../engines.ts'
import { isActive } from '../store/inboxes.ts'
import { parseAddress } from './address.ts'
import type { Sender } from './dispatch.ts'

/** Local part of the shared sender address. */
const RELAY = 'relay'

const FROM_PATH = ['input', 'from']

/** Seconds until a newly bought subdomain may be verified. */
const RETRY_AFTER_SECONDS = 60

/** The relay address, which every caller may send from. */
export async function relaySender(_: object, { engines }: MailContext): Promise<Sender> {
  const domain = engines.settings.MAIL_DOMAIN
  return { address: `${RELAY}@${domain}`, domain, subdomain: null }
}

/**
 * An address on a subdomain that the caller owns or is a signer of. Throws BadInput for an address elsewhere, NotFound,
 * Forbidden, and Unavailable until resolvers see the subdomain's records and its key.
 */
export async function subdomainSender({ from }: { readonly from: string }, context: MailContext): Promise<Sender> {
  const { MAIL_DOMAIN } = context.engines.settings
  const address = parseAddress(from)
  const domain = address?.slice(address.lastIndexOf('@') + 1) ?? ''
  const name = domain.endsWith(`.${MAIL_DOMAIN}`) ? domain.slice(0, -1 - MAIL_DOMAIN.length) : ''
  if (address === null || name === '' || name.includes('.')) {
    throw new BadInput(`must be an address on a subdomain, such as hello@name.${MAIL_DOMAIN}`, FROM_PATH)
  }
  const subdomain = await mayUse(context, name)
  await requireNotSuspended(context.db.pool, address.toLowerCase())
  if (subdomain.dnsVerifiedAt === null || subdomain.senderVerifiedAt === null) {
    const error = new Unavailable('Subdomain is not verified yet; its DNS records are on their way', {
      retryAfter: RETRY_AFTER_SECONDS,
    })
    throw statedAs(error, { type: 'SenderNotVerifiedProblem', path: FROM_PATH })
  }
  return { address, domain, subdomain: name }
}

/** The address of the caller's inbox. Throws NotFound, and Forbidden for another wallet's inbox or an expired one. */
export async function inboxSender({ username }: { readonly username: string }, context: MailContext): Promise<Sender> {
  const inbox = await ownInbox(context, username)
  if (!isActive(inbox, context.now())) throw new Forbidden('Inbox has expired; top it up to send from it')
  return { address: inbox.address, domain: context.engines.settings.MAIL_DOMAIN, subdomain: null }
}
