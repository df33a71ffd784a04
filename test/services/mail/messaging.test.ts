import { Resolver } from 'node:dns/promises'
import { authenticate } from 'mailauth'
import { Receipt } from 'mppx'
import { evm, Mppx } from 'mppx/client'
import { createTransport, type SendMailOptions } from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/ledger.ts'
import { freePorts } from '../../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { type Peer, type ReceivedMail, startPeer } from './outboundPeer.ts'
import { NO_POSTFIX, type Postfix, startPostfix } from './outboundPostfix.ts'
import { someName } from './support/service.ts'

// People with wallets and people with mailboxes elsewhere write to each other: every mail between them, there and back,
// goes through a mail server that is not ours.

const MAIL_DOMAIN = 'mail.tollgraph.example'
const ELSEWHERE = 'elsewhere.test'

if (NO_POSTFIX) console.warn(`SKIPPED: wallets that write to people behind a real Postfix. ${NO_POSTFIX}`)

describe.skipIf(NO_POSTFIX)('a wallet and somebody with a mailbox elsewhere', () => {
  let mailboxes: Peer
  let postfix: Postfix
  let tollgraph: TestTollgraph
  let ada: TestWallet
  const username = someName()
  const address = `${username}@${MAIL_DOMAIN}`

  beforeAll(async () => {
    mailboxes = await startPeer({ onRecipient: (to) => (to.startsWith('full@') ? '552 5.2.2 Mailbox full' : null) })
    const [mxPort = 0] = await freePorts(1)
    const next = { domain: MAIL_DOMAIN, port: mxPort }
    postfix = await startPostfix({ domain: ELSEWHERE, sinkPort: mailboxes.port, next })
    const relay = `smtp://127.0.0.1:${postfix.port}?tls.rejectUnauthorized=false`
    tollgraph = await startTollgraph({ MX_PORT: String(mxPort), SMTP_URL: relay })
    ada = await makeWallet(tollgraph)
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await postfix?.stop()
    await mailboxes?.stop()
  })

  async function post<Body>(send: typeof fetch, path: string, body: object): Promise<Body> {
    const answer = await send(`${tollgraph.url}/mail${path}`, json(body))
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return JSON.parse(text) as Body
  }

  async function ask<Data>(wallet: TestWallet, query: string): Promise<Data> {
    const answer = await wallet.sign(`${tollgraph.url}/graphql`, json({ query }))
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
    expect(errors).toBeUndefined()
    return data
  }

  const costOf = async (work: () => Promise<unknown>) => {
    const before = await ada.balance()
    await work()
    return before - (await ada.balance())
  }

  /** Sends as a mail program does that knows its own server only. */
  const write = (mail: SendMailOptions) =>
    createTransport({ host: '127.0.0.1', port: postfix.port, tls: { rejectUnauthorized: false } }).sendMail(mail)

  const arrivedElsewhere = (to: string, what: string): Promise<ReceivedMail> =>
    eventually(what, async () => mailboxes.mails.find((mail) => mail.to.includes(to)))

  const unread = (count: number) =>
    eventually(`${count} unread`, async () => {
      const { inbox } = await ask<{ inbox: { unreadCount: number } }>(
        ada,
        `{ inbox(username: "${username}") { unreadCount } }`,
      )
      return inbox.unreadCount === count
    })

  interface Listed {
    readonly messages: readonly { readonly id: string; readonly subject: string; readonly read: boolean }[]
  }

  interface Read {
    readonly message: {
      readonly from: string
      readonly subject: string
      readonly text: string
      readonly attachments: readonly { readonly downloadUrl: string; readonly filename: string }[]
    }
  }

  it('buys an inbox, lists what came from elsewhere, reads it and downloads its file', async () => {
    expect(await costOf(() => post(ada.pay, '/api/inbox/buy', { username }))).toBe(1_000_000n)
    await write({
      from: `Bob <bob@${ELSEWHERE}>`,
      to: address,
      subject: 'Grüße aus Köln',
      html: '<p>Es regnet.<script>alert(1)</script></p>',
      attachments: [{ filename: 'Wolken.txt', content: 'grau' }],
    })
    await unread(1)
    const cost = await costOf(async () => {
      const { messages } = await post<Listed>(ada.pay, '/api/inbox/messages', { username })
      expect(messages).toMatchObject([{ subject: 'Grüße aus Köln', read: false, fromEmail: `bob@${ELSEWHERE}` }])
      const { message } = await post<Read>(ada.pay, '/api/inbox/messages/read', { messageId: messages[0]?.id })
      expect(message).toMatchObject({ from: `Bob <bob@${ELSEWHERE}>`, attachments: [{ filename: 'Wolken.txt' }] })
      const file = await fetch(message.attachments[0]?.downloadUrl ?? '')
      expect(file.headers.get('content-disposition')).toContain('attachment')
      expect(await file.text()).toBe('grau')
    })
    expect(cost).toBe(2_000n)
    await unread(0)
  })

  it('answers, and the answer is signed with the key that our name server publishes', async () => {
    const to = `bob@${ELSEWHERE}`
    const letter = { username, to: [to], subject: 'Re: Grüße', text: 'Hier scheint die Sonne.' }
    let messageId = ''
    const cost = await costOf(async () => {
      const sent = await post<{ messageId: string; from: string }>(ada.pay, '/api/inbox/send', letter)
      expect(sent.from).toBe(address)
      messageId = sent.messageId
    })
    expect(cost).toBe(5_000n)
    const mail = await arrivedElsewhere(to, 'the answer arrived')
    const parsed = await PostalMime.parse(Buffer.from(mail.raw, 'latin1'))
    expect(parsed).toMatchObject({ from: { address }, subject: letter.subject, messageId })
    expect(parsed.text?.trim()).toBe(letter.text)
    expect(await signaturesOf(mail)).toEqual([{ domain: MAIL_DOMAIN, result: 'pass' }])

    await write({ from: to, to: parsed.from?.address, subject: 'Re: Re: Grüße', text: 'Beneidenswert.' })
    await unread(1)
  })

  it('may pay by MPP as well', async () => {
    const client = Mppx.create({
      methods: [evm({ account: ada.account, currencies: [evm.assets.baseSepolia.USDC] })],
      polyfill: false,
    })
    const cost = await costOf(async () => {
      const listing = await client.fetch(`${tollgraph.url}/mail/api/inbox/messages`, json({ username, limit: 1 }))
      expect(Receipt.fromResponse(listing)).toMatchObject({ method: 'evm', status: 'success' })
      const { messages } = (await listing.json()) as Listed
      expect(messages).toMatchObject([{ subject: 'Re: Re: Grüße' }])
      const body = { messageId: messages[0]?.id }
      const reading = await client.fetch(`${tollgraph.url}/mail/api/inbox/messages/read`, json(body))
      expect(await reading.json()).toMatchObject({ message: { text: 'Beneidenswert.\n' } })
    })
    expect(cost).toBe(2_000n)
  })

  it('is told in its inbox when the other server gave a mail up later', async () => {
    const to = `full@${ELSEWHERE}`
    await post(ada.pay, '/api/inbox/send', { username, to: [to], subject: 'Too much', text: 'One more' })
    await unread(1)
    const { messages } = await post<Listed>(ada.pay, '/api/inbox/messages', { username, limit: 1 })
    const { message } = await post<Read>(ada.pay, '/api/inbox/messages/read', { messageId: messages[0]?.id })
    expect(message.text).toContain(to)
    expect(message.text).toContain('552 5.2.2 Mailbox full')
  })

  it('has mail for its subdomain forwarded, and lets another wallet write from there', async () => {
    const [subdomain, home] = [someName(), `home@${ELSEWHERE}`]
    const clerk = await makeWallet(tollgraph)
    const cost = await costOf(async () => {
      await post(ada.pay, '/api/subdomain/buy', { subdomain })
      const sales = { subdomain, localPart: 'sales', forwardTo: home }
      await post(ada.pay, '/api/subdomain/inbox/create', sales)
    })
    expect(cost).toBe(5_250_000n)
    const signer = { action: 'add', subdomain, walletAddress: clerk.address }
    await post(ada.sign, '/api/subdomain/signers', signer)
    const status = `{ mailSubdomain(name: "${subdomain}") { dnsVerified senderVerified signers { address } } }`
    await eventually('the world has its records', async () => {
      const { mailSubdomain } = await ask<{ mailSubdomain: { senderVerified: boolean } }>(clerk, status)
      return mailSubdomain.senderVerified
    })

    await write({ from: `carl@${ELSEWHERE}`, to: `sales@${subdomain}.${MAIL_DOMAIN}`, subject: 'An order', text: '2' })
    const forwarded = await arrivedElsewhere(home, 'the order was forwarded')
    expect((await PostalMime.parse(forwarded.raw)).subject).toBe('An order')
    // Under a sender of ours: the servers of the real one do not vouch for us.
    expect(forwarded.from).toMatch(/@mail\.tollgraph\.example$/)

    const from = `sales@${subdomain}.${MAIL_DOMAIN}`
    await post(clerk.pay, '/api/subdomain/send', {
      from,
      to: [`carl@${ELSEWHERE}`],
      subject: 'Thanks',
      text: '2 it is',
    })
    const thanks = await arrivedElsewhere(`carl@${ELSEWHERE}`, 'the thanks arrived')
    expect((await PostalMime.parse(thanks.raw)).from?.address).toBe(from)
    expect(await signaturesOf(thanks)).toEqual([{ domain: `${subdomain}.${MAIL_DOMAIN}`, result: 'pass' }])
  })

  /** What the other side makes of a mail's signatures, by our public DNS. */
  async function signaturesOf({ raw }: ReceivedMail) {
    const dns = new Resolver({ timeout: 2_000, tries: 2 })
    dns.setServers([`127.0.0.1:${tollgraph.environment.DNS_PORT}`])
    const resolver = (name: string, type: string) => dns.resolve(name, type)
    const sender = { ip: '192.0.2.1', helo: 'a.test', sender: 'a@a.test' }
    const { dkim } = await authenticate(Buffer.from(raw, 'latin1'), { resolver, ...sender } as never)
    return dkim.results.map(({ signingDomain, status }) => ({ domain: signingDomain, result: status.result }))
  }
})
