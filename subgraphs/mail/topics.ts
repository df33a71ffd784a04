import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { buyInbox } from './buyInbox.ts'
import { buySubdomain } from './buySubdomain.ts'
import { cancelInbox } from './cancelInbox.ts'
import { createSubdomainInbox } from './createSubdomainInbox.ts'
import { verify } from './dns/verify.ts'
import type { MailEngines } from './engines.ts'
import { inboxes } from './inboxes.ts'
import { listing } from './messages/list.ts'
import { message } from './messages/message.ts'
import { reading } from './messages/read.ts'
import { removing } from './messages/remove.ts'
import { retention } from './messages/retention.ts'
import { delivering } from './outbound/delivering.ts'
import { reminders } from './reminders.ts'
import { sending } from './send/sending.ts'
import { sentMails } from './sentMails.ts'
import { signers } from './signers.ts'
import { subdomainInboxes } from './subdomainInboxes.ts'
import { subdomains } from './subdomains.ts'
import { topUps } from './topUps.ts'
import { upkeep } from './upkeep.ts'

export { startMail as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<MailEngines>[] = [
  // Subdomains and their inboxes.
  buySubdomain,
  verify,
  subdomains,
  signers,
  createSubdomainInbox,
  subdomainInboxes,
  // Inboxes that expire.
  buyInbox,
  inboxes,
  topUps,
  reminders,
  cancelInbox,
  upkeep,
  // Outgoing mail.
  sending,
  sentMails,
  delivering,
  // Incoming mail.
  listing,
  message,
  reading,
  removing,
  retention,
]
