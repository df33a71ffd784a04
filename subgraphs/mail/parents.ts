import type { WalletAddress } from '../../schema/address.ts'
import type { Attachment, ReadMessage } from './messages/read.ts'
import type { Inbox, InboxRow } from './store/inboxes.ts'
import type { MessageSummary } from './store/messages.ts'
import type { SentMailRow } from './store/sentMails.ts'
import type { Subdomain } from './store/subdomains.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Wallet: { readonly address: WalletAddress }
  Domain: { readonly name: string }
  Inbox: Inbox
  SubdomainInbox: InboxRow
  Message: MessageSummary
  MessageContent: ReadMessage
  MessageAttachment: Attachment
  MailSubdomain: Subdomain
  SentMail: SentMailRow
}
