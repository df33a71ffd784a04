import type { Address } from '../../../schema/address.ts'
import { paidScope } from '../../support/paidScope.ts'
import { sendRaw } from './inboundPeer.ts'
import { buyInbox } from './support/purchases.ts'
import { newWallet, payingScope, someName, type TestMail } from './support/service.ts'

/** An inbox of a new wallet's. */
export interface OwnInbox {
  readonly owner: Address
  readonly username: string
  readonly address: string
}

export async function someInbox(service: TestMail): Promise<OwnInbox> {
  const [owner, username] = [newWallet(), someName()]
  const { inbox } = await buyInbox(service, owner, { username })
  return { owner, username, address: inbox }
}

export interface Page {
  readonly messages: readonly { id: string; fromEmail: string; subject: string; receivedAt: string; read: boolean }[]
  readonly nextCursor: string | null
  readonly messageCount: number
  readonly messageLimit: number
  readonly warning: string | null
}

const PAGE = `{ messages: nodes { id: resourceId fromEmail subject receivedAt read } pageInfo { hasNextPage endCursor }
  messageCount messageLimit warning }`

interface GivenPage extends Omit<Page, 'nextCursor'> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

function pageOf({ pageInfo: { hasNextPage, endCursor }, ...page }: GivenPage): Page {
  return { ...page, nextCursor: hasNextPage ? endCursor : null }
}

/** A page of an inbox directly under the mail domain. */
export async function list(
  service: TestMail,
  caller: Address | null,
  username: string,
  paging: { readonly first?: number; readonly after?: string } = {},
): Promise<Page> {
  const query = `query ($username: String!, $first: Int! = 20, $after: String) {
    inbox(username: $username) { messages(first: $first, after: $after) ${PAGE} } }`
  const { inbox } = await service.run<{ inbox: { messages: GivenPage } }>(caller, query, { username, ...paging })
  return pageOf(inbox.messages)
}

/** A page of an inbox of a subdomain. */
export async function listOn(
  service: TestMail,
  caller: Address | null,
  subdomain: string,
  localPart: string,
): Promise<Page> {
  const query = `query ($subdomain: String!, $localPart: String!) {
    mailSubdomain(name: $subdomain) { inbox(localPart: $localPart) { messages ${PAGE} } } }`
  const { mailSubdomain } = await service.run<{ mailSubdomain: { inbox: { messages: GivenPage } } }>(caller, query, {
    subdomain,
    localPart,
  })
  return pageOf(mailSubdomain.inbox.messages)
}

/** Whether a listing said that it is worth no money. */
export async function isWaived(service: TestMail, caller: Address, username: string): Promise<boolean> {
  const query = `{ inbox(username: "${username}") { messages { messageCount } } }`
  const scope = paidScope(service.runtime, query, { caller })
  await service.runtime.execute({ query }, scope)
  return scope.report.waivers.some(({ field }) => field === 'Inbox.messages')
}

export interface ReadMessage {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly replyTo: string | null
  readonly subject: string
  readonly date: string | null
  readonly text: string | null
  readonly html: string | null
  readonly safeHtml: string | null
  readonly attachments: readonly { filename: string; contentType: string; size: number; downloadUrl: string }[]
  readonly authentication: { spf: string; dkim: string; dmarc: string }
  readonly receivedAt: string
}

export type ReadField = 'readInboxMessage' | 'readSubdomainInboxMessage'
export type DeleteField = 'deleteInboxMessage' | 'deleteSubdomainInboxMessage'

/** Reads a message as `caller`. */
export async function read(
  service: TestMail,
  caller: Address | null,
  messageId: string,
  field: ReadField = 'readInboxMessage',
): Promise<ReadMessage> {
  const query = `mutation ($messageId: ID!) { ${field}(input: { messageId: $messageId }) { content {
    message { id: resourceId } from to cc replyTo subject date text html safeHtml attachments { filename contentType size downloadUrl }
    authentication { spf dkim dmarc } receivedAt } } }`
  type Content = Omit<ReadMessage, 'id'> & { readonly message: { readonly id: string } }
  type Given = { readonly content: Content }
  const {
    content: { message, ...content },
  } =
    caller === null
      ? ((await service.run<Record<string, Given>>(null, query, { messageId }))[field] as Given)
      : ((
          await service.runIn<Record<string, Given>>(payingScope(caller, { field, usd: '0.001' }).scope, query, {
            messageId,
          })
        )[field] as Given)
  return { id: message.id, ...content }
}

/** Deletes a message as `caller`. */
export async function remove(
  service: TestMail,
  caller: Address | null,
  messageId: string,
  field: DeleteField = 'deleteInboxMessage',
): Promise<string> {
  const query = `mutation ($messageId: ID!) { gone: ${field}(input: { messageId: $messageId }) { deleted { deleted } } }`
  return (await service.run<{ gone: { deleted: { deleted: string } } }>(caller, query, { messageId })).gone.deleted
    .deleted
}

/** Sends exactly these bytes to an inbox, and reads what comes out as its owner. */
export async function throughInbox(service: TestMail, raw: string | Buffer): Promise<ReadMessage> {
  const inbox = await someInbox(service)
  const answer = await sendRaw(service, [inbox.address], raw)
  if (!answer.startsWith('250')) throw new Error(answer)
  const { messages } = await list(service, inbox.owner, inbox.username)
  return read(service, inbox.owner, messages[0]?.id ?? '')
}
