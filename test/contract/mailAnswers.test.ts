import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answering, startAnswering } from './answering.ts'

const MAIL_DOMAIN = 'mail.tollgraph.example'
/** Mail is accepted, delivered and stored in the background. */
const SOON = { timeout: 15_000, interval: 200 }

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['mail'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)
const name = `contract-${Date.now().toString(36)}`

interface Listed {
  readonly messages: readonly { readonly id: string; readonly subject: string; readonly read: boolean }[]
  readonly nextCursor?: string
  readonly messageCount: number
}

describe('a subdomain, from its purchase on', () => {
  const hostname = `${name}.${MAIL_DOMAIN}`
  const inbox = { subdomain: name, localPart: 'info' }

  it('is bought for 5 USD, and verified', async () => {
    const cost = await answering.costOf(async () => {
      expect(await call('BuySubdomain', { subdomain: name })).toMatchObject({ subdomain: name, dnsStatus: 'pending' })
    })
    expect(cost).toBe(5_000_000n)
    await vi.waitFor(async () => {
      const status = await call('SubdomainStatus', { subdomain: name })
      expect(status).toMatchObject({ ownerWallet: answering.wallet.address, dnsVerified: true, senderVerified: true })
    }, SOON)
  })

  it('has signers and somewhere for other mail to go', async () => {
    const walletAddress = '0x000000000000000000000000000000000000dEaD'
    const change = (action: string) => call('SubdomainSigners', { action, subdomain: name, walletAddress })
    expect(await change('add')).toMatchObject({ action: 'added', walletAddress })
    expect(await call('SubdomainStatus', { subdomain: name })).toMatchObject({ signers: [walletAddress] })
    expect(await change('remove')).toMatchObject({ action: 'removed' })
    const catchAllForwardTo = 'ada@example.com'
    expect(await call('UpdateSubdomain', { subdomain: name, catchAllForwardTo })).toMatchObject({ catchAllForwardTo })
    const none = { subdomain: name, catchAllForwardTo: null }
    expect(await call('UpdateSubdomain', none)).toMatchObject({ catchAllForwardTo: null })
  })

  it('has an inbox for 0.25 USD', async () => {
    const cost = await answering.costOf(async () => {
      const made = await call('CreateSubdomainInbox', inbox)
      expect(made).toMatchObject({ inbox: `info@${hostname}`, retainMessages: true })
      expect(made).not.toHaveProperty('forwardTo')
    })
    expect(cost).toBe(250_000n)
  })

  it('sends for 0.005 USD, and the inbox has what came', async () => {
    const letter = { from: `ada@${hostname}`, to: [`info@${hostname}`], subject: 'Hello', text: 'Hello Ada' }
    const cost = await answering.costOf(async () => {
      expect(await call('SendFromSubdomain', letter)).toMatchObject({ from: `ada@${hostname}` })
    })
    expect(cost).toBe(5_000n)
    await vi.waitFor(async () => {
      const { inboxes } = await call<{ inboxes: object[] }>('SubdomainInboxes', { subdomain: name })
      expect(inboxes).toMatchObject([{ localPart: 'info', messageCount: 1, unreadCount: 1 }])
    }, SOON)
    const { messages } = await call<Listed>('SubdomainInboxMessages', inbox)
    expect(messages).toMatchObject([{ subject: 'Hello', read: false, fromEmail: `ada@${hostname}` }])
    const messageId = messages[0]?.id
    expect(await call('ReadSubdomainInboxMessage', { messageId })).toMatchObject({
      message: { subject: 'Hello', text: expect.stringContaining('Hello Ada') },
    })
    expect(await call('SubdomainInboxMessages', { ...inbox, limit: 1 })).toMatchObject({ messages: [{ read: true }] })
    expect(await call('DeleteSubdomainInboxMessage', { messageId })).toMatchObject({ deleted: messageId })
  })

  it('changes and loses its inbox', async () => {
    const forwarding = { ...inbox, forwardTo: 'ada@example.com', retainMessages: false }
    expect(await call('UpdateSubdomainInbox', forwarding)).toMatchObject({ forwardTo: 'ada@example.com' })
    const keeping = await call('UpdateSubdomainInbox', { ...inbox, forwardTo: null, retainMessages: true })
    expect(keeping).not.toHaveProperty('forwardTo')
    expect(await call('DeleteSubdomainInbox', inbox)).toMatchObject({ deleted: `info@${hostname}`, messagesDeleted: 0 })
    expect(await call('SubdomainInboxes', { subdomain: name })).toMatchObject({ inboxes: [] })
  })
})

describe('an inbox, from its purchase to its end', () => {
  const address = `${name}@${MAIL_DOMAIN}`

  it('is bought for 1 USD', async () => {
    const cost = await answering.costOf(async () => {
      expect(await call('BuyInbox', { username: name })).toMatchObject({ inbox: address, retainMessages: true })
    })
    expect(cost).toBe(1_000_000n)
    expect(await call('InboxStatus', { username: name })).toMatchObject({
      daysRemaining: 30,
      daysOwned: 1,
      active: true,
    })
  })

  it.each([
    ['TopUpInbox', 30, 1_000_000n],
    ['TopUpInboxQuarter', 90, 2_500_000n],
    ['TopUpInboxYear', 365, 8_000_000n],
  ])('is kept longer by %s: %i days', async (operation, daysAdded, atomic) => {
    const cost = await answering.costOf(async () => {
      expect(await call(operation, { username: name })).toMatchObject({ inbox: address, daysAdded })
    })
    expect(cost).toBe(atomic)
  })

  it('sends and gets mail', async () => {
    await call('SendFromInbox', { username: name, to: [address], subject: 'To myself', text: 'Hello' })
    const relayed = await call('SendMail', { to: [address], subject: 'From the relay', text: 'Hello' })
    expect(relayed).toMatchObject({ messageId: expect.any(String), from: expect.stringContaining(MAIL_DOMAIN) })
    await vi.waitFor(async () => {
      const query = `{ inbox(username: "${name}") { unreadCount } }`
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) }
      const asked = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, init)
      expect(await asked.json()).toEqual({ data: { inbox: { unreadCount: 2 } } })
    }, SOON)
    const first = await call<Listed>('InboxMessages', { username: name, limit: 1 })
    expect(first).toMatchObject({ messageCount: 2, messages: [{ read: false }] })
    const second = await call<Listed>('InboxMessages', { username: name, cursor: first.nextCursor })
    const subjects = [...first.messages, ...second.messages].map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['From the relay', 'To myself'])
    const messageId = first.messages[0]?.id
    expect(await call('ReadInboxMessage', { messageId })).toMatchObject({ message: { attachments: [] } })
    expect(await call('DeleteInboxMessage', { messageId })).toMatchObject({ deleted: messageId })
  })

  it('changes, and ends with a refund', async () => {
    const change = { username: name, forwardTo: 'ada@example.com', retainMessages: true }
    expect(await call('UpdateInbox', change)).toMatchObject({ forwardTo: 'ada@example.com', retainMessages: true })
    const ended = await call('CancelInbox', { username: name })
    expect(ended).toMatchObject({
      cancelled: true,
      daysRemaining: 515,
      refund: { amount: '12.50', status: 'completed' },
    })
  })
})

it('every documented path has been answered', () => {
  expect(answering.unanswered()).toEqual([])
})
