import type { Address } from '../../../../schema/address.ts'
import { newWallet, someName, type TestMail } from './service.ts'

// What tests buy again and again, in one line each.

export interface BoughtInbox {
  readonly inbox: string
  readonly forwardTo: string | null
  readonly retainMessages: boolean
  readonly expiresAt: string
  readonly daysRemaining: number
}

/** Buys an inbox for 1 USD. */
export function buyInbox(
  service: TestMail,
  payer: Address,
  args: { readonly username: string; readonly forwardTo?: string },
): Promise<BoughtInbox> {
  const select = '{ inbox: address forwardTo retainMessages expiresAt daysRemaining }'
  return service.buy(payer, { field: 'buyInbox', args, select, usd: '1' })
}

/** Buys a subdomain for 5 USD. */
export function buySubdomain(service: TestMail, payer: Address, name: string): Promise<Record<string, unknown>> {
  const select = '{ subdomain { name } dnsStatus estimatedVerificationMinutes }'
  return service.buy(payer, { field: 'buyMailSubdomain', args: { name }, select, usd: '5' })
}

/** Makes an inbox on a subdomain for 0.25 USD. */
export function createSubdomainInbox(
  service: TestMail,
  payer: Address,
  args: { readonly subdomain: string; readonly localPart: string; readonly forwardTo?: string },
): Promise<{ id: string; address: string; forwardTo: string | null; retainMessages: boolean; messageLimit: number }> {
  const select = '{ id: resourceId address forwardTo retainMessages messageLimit active messageCount unreadCount }'
  return service.buy(payer, { field: 'createSubdomainInbox', args, select, usd: '0.25' })
}

const TOP_UPS = { topUpInbox: '1', topUpInboxQuarter: '2.5', topUpInboxYear: '8' } as const

/** Pays for more time. */
export function topUp(
  service: TestMail,
  payer: Address,
  field: keyof typeof TOP_UPS,
  username: string,
): Promise<{ inbox: string; expiresAt: string; daysRemaining: number; daysAdded: number }> {
  const select = '{ inbox expiresAt daysRemaining daysAdded }'
  return service.buy(payer, { field, args: { username }, select, usd: TOP_UPS[field] })
}

/** A wallet with a subdomain that has one inbox, `info`, and one signer. */
export async function someSubdomain(service: TestMail): Promise<{ name: string; owner: Address; signer: Address }> {
  const [owner, signer] = [newWallet(), newWallet()]
  const name = someName()
  await buySubdomain(service, owner, name)
  await createSubdomainInbox(service, owner, { subdomain: name, localPart: 'info' })
  await changeSigner(service, owner, 'ADD', name, signer)
  return { name, owner, signer }
}

/** Adds or removes a signer as `caller`. */
export function changeSigner(
  service: TestMail,
  caller: Address,
  action: 'ADD' | 'REMOVE',
  subdomain: string,
  walletAddress: Address,
): Promise<unknown> {
  const query = `mutation ($action: SignerAction!, $subdomain: String!, $walletAddress: Address!) {
    manageSubdomainSigner(input: { action: $action, subdomain: $subdomain, walletAddress: $walletAddress }) {
      change { action signer { address } } } }`
  return service.run(caller, query, { action, subdomain, walletAddress })
}

/** Puts messages into an inbox, as if they had come by mail. */
export async function putMessages(service: TestMail, address: string, count: number): Promise<string[]> {
  const { rows } = await service.db.pool.query<{ id: string }>(
    `WITH mail AS (
       INSERT INTO mail.stored_mail (id, size, envelope_from, from_email, subject, spf, dkim, dmarc, remote_ip, received_at)
       SELECT md5(gen_random_uuid()::text), 1, '', 'ada@example.com', 'Hello', 'none', 'none', 'none', '127.0.0.1', $3
       FROM generate_series(1, $2) RETURNING id)
     INSERT INTO mail.message (id, inbox_id, mail_id, received_at)
     SELECT mail.id, inbox.id, mail.id, $3 FROM mail, mail.inbox WHERE inbox.address = $1 RETURNING id`,
    [address, count, service.now],
  )
  return rows.map(({ id }) => id)
}
