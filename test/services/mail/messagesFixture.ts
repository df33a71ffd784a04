import { randomUUID } from 'node:crypto'
import type { Address } from '../../../schema/address.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
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

const PAGE = '{ messages { id fromEmail subject receivedAt read } nextCursor messageCount messageLimit warning }'

/** A page of an inbox directly under the mail domain. */
export async function list(
  service: TestMail,
  caller: Address | null,
  username: string,
  paging: { readonly first?: number; readonly after?: string } = {},
): Promise<Page> {
  const query = `query ($username: String!, $first: Int! = 20, $after: String) {
    inboxMessages(username: $username, first: $first, after: $after) ${PAGE} }`
  return (await service.run<{ inboxMessages: Page }>(caller, query, { username, ...paging })).inboxMessages
}

/** A page of an inbox of a subdomain. */
export async function listOn(
  service: TestMail,
  caller: Address | null,
  subdomain: string,
  localPart: string,
): Promise<Page> {
  const query = `query ($subdomain: String!, $localPart: String!) {
    subdomainInboxMessages(subdomain: $subdomain, localPart: $localPart) ${PAGE} }`
  const data = await service.run<{ subdomainInboxMessages: Page }>(caller, query, { subdomain, localPart })
  return data.subdomainInboxMessages
}

/** Whether a listing said that it is worth no money. */
export async function isWaived(service: TestMail, caller: Address, username: string): Promise<boolean> {
  const scope = requestScope({ requestId: randomUUID(), caller, payment: null })
  const query = `{ inboxMessages(username: "${username}") { messageCount } }`
  await service.runtime.execute({ query }, scope)
  return scope.report.waivers.some(({ field }) => field === 'Query.inboxMessages')
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
  const query = `mutation ($messageId: ID!) { ${field}(messageId: $messageId) {
    id from to cc replyTo subject date text html safeHtml attachments { filename contentType size downloadUrl }
    authentication { spf dkim dmarc } receivedAt } }`
  if (caller === null)
    return (await service.run<Record<string, ReadMessage>>(null, query, { messageId }))[field] as ReadMessage
  const { scope } = payingScope(caller, { field, usd: '0.001' })
  return (await service.runIn<Record<string, ReadMessage>>(scope, query, { messageId }))[field] as ReadMessage
}

/** Deletes a message as `caller`. */
export async function remove(
  service: TestMail,
  caller: Address | null,
  messageId: string,
  field: DeleteField = 'deleteInboxMessage',
): Promise<string> {
  const query = `mutation ($messageId: ID!) { gone: ${field}(messageId: $messageId) { deleted } }`
  return (await service.run<{ gone: { deleted: string } }>(caller, query, { messageId })).gone.deleted
}

/** Sends exactly these bytes to an inbox, and reads what comes out as its owner. */
export async function throughInbox(service: TestMail, raw: string | Buffer): Promise<ReadMessage> {
  const inbox = await someInbox(service)
  const answer = await sendRaw(service, [inbox.address], raw)
  if (!answer.startsWith('250')) throw new Error(answer)
  const { messages } = await list(service, inbox.owner, inbox.username)
  return read(service, inbox.owner, messages[0]?.id ?? '')
}
