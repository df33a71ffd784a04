import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeId } from '../../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

const MAIL_DOMAIN = 'mail.tollgraph.example'
const NAME = `tg-${randomBytes(6).toString('hex')}`
const SUBJECT = 'For the eyes of its owner'

let tollgraph: TestTollgraph
let owner: TestWallet
let stranger: TestWallet
let messageId: string

interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly path: readonly unknown[]; readonly extensions: Record<string, unknown> }[]
}

beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph)
  stranger = await makeWallet(tollgraph, '0')
  const buy = async (path: string, body: object) => {
    const answer = await owner.pay(`${tollgraph.url}/mail${path}`, json(body))
    expect(answer.status).toBe(200)
  }
  await buy('/api/inbox/buy', { username: NAME })
  await buy('/api/subdomain/buy', { subdomain: NAME })
  for (const localPart of ['info', 'sales']) await buy('/api/subdomain/inbox/create', { subdomain: NAME, localPart })
  messageId = await receive(`${NAME}@${MAIL_DOMAIN}`)
  await receive(`info@${NAME}.${MAIL_DOMAIN}`)
})
afterAll(() => tollgraph?.stop())

/** Puts a mail into an inbox. Returns the message's id. */
async function receive(address: string): Promise<string> {
  const id = `0${randomBytes(12).toString('hex')}`
  await tollgraph.backend.db.pool.query(
    `WITH mail AS (
       INSERT INTO mail.stored_mail (id, size, envelope_from, from_email, subject, spf, dkim, dmarc, remote_ip, received_at)
       VALUES ($1, 1, '', 'ada@example.com', $3, 'none', 'none', 'none', '127.0.0.1', now()) RETURNING id)
     INSERT INTO mail.message (id, inbox_id, mail_id, received_at)
     SELECT mail.id, inbox.id, mail.id, now() FROM mail, mail.inbox WHERE inbox.address = $2`,
    [id, address, SUBJECT],
  )
  return id
}

async function ask<Data>(query: string, send: typeof fetch, variables: object = {}): Promise<Answer<Data>> {
  return (await (await send(`${tollgraph.url}/graphql`, json({ query, variables }))).json()) as Answer<Data>
}

it('a wallet’s inboxes and mail subdomains are nodes, in pages', async () => {
  const query = `{ me {
    inboxes(first: 1) { nodes { id username address messageCount owner { address } } pageInfo { hasNextPage } }
    mailSubdomains { nodes {
      id name hostname domain { name } owner { address }
      inbox(localPart: "sales") { address subdomain { name } }
      inboxes(first: 1) { nodes { localPart messageCount } pageInfo { hasNextPage } }
    } }
  } }`
  const { data, errors } = await ask(query, owner.sign)
  expect(errors).toBeUndefined()
  const own = { address: owner.address }
  expect(data).toEqual({
    me: {
      inboxes: {
        nodes: [
          {
            id: nodeId('Inbox', [NAME]),
            username: NAME,
            address: `${NAME}@${MAIL_DOMAIN}`,
            messageCount: 1,
            owner: own,
          },
        ],
        pageInfo: { hasNextPage: false },
      },
      mailSubdomains: {
        nodes: [
          {
            id: nodeId('MailSubdomain', [NAME]),
            name: NAME,
            hostname: `${NAME}.${MAIL_DOMAIN}`,
            domain: { name: `${NAME}.${MAIL_DOMAIN}` },
            owner: own,
            inbox: { address: `sales@${NAME}.${MAIL_DOMAIN}`, subdomain: { name: NAME } },
            inboxes: { nodes: [{ localPart: 'info', messageCount: 1 }], pageInfo: { hasNextPage: true } },
          },
        ],
      },
    },
  })
})

it('messages cost the same by every edge, and by path', async () => {
  const before = await owner.balance()
  const messages = 'messages(first: 1) { messageCount nodes { subject } }'
  const query = `{
    inbox(username: "${NAME}") { ${messages} }
    mailSubdomain(name: "${NAME}") { inboxes(first: 1) { nodes { ${messages} } } }
  }`
  const { data, errors } = await ask<object>(query, owner.pay)
  expect(errors).toBeUndefined()
  const page = { messages: { messageCount: 1, nodes: [{ subject: SUBJECT }] } }
  expect(data).toEqual({ inbox: page, mailSubdomain: { inboxes: { nodes: [page] } } })
  expect(before - (await owner.balance())).toBe(2_000n)
  const byPath = await owner.pay(`${tollgraph.url}/mail/api/inbox/messages`, json({ username: NAME }))
  expect(await byPath.json()).toMatchObject({ messages: [{ id: messageId, subject: SUBJECT }] })
  expect(before - (await owner.balance())).toBe(3_000n)
  expect((await fetch(`${tollgraph.url}/graphql`, json({ query }))).status).toBe(402)
})

describe('by its id', () => {
  const inNode = (fields: string) => `query ($id: ID!) { node(id: $id) { ${fields} } }`

  it('a message is found by its owner, with its inbox and its sender’s domain', async () => {
    const query = inNode(
      '... on Message { resourceId subject read senderDomain { name } mailbox { ... on Inbox { username } } }',
    )
    const { data } = await ask(query, owner.sign, { id: nodeId('Message', [messageId]) })
    expect(data).toEqual({
      node: {
        resourceId: messageId,
        subject: SUBJECT,
        read: false,
        senderDomain: { name: 'example.com' },
        mailbox: { username: NAME },
      },
    })
  })

  it.each([
    ['Inbox', () => [NAME], '... on Inbox { address forwardTo }'],
    ['MailSubdomain', () => [NAME], '... on MailSubdomain { hostname inboxes { nodes { address } } }'],
    ['Message', () => [messageId], '... on Message { subject fromEmail }'],
  ])('%s shows nothing to another wallet', async (type, key, fields) => {
    const { data, errors = [] } = await ask(inNode(fields), stranger.sign, { id: nodeId(type, key()) })
    expect(errors.map(({ extensions }) => extensions.code)).toContain('FORBIDDEN')
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${SUBJECT}|@`))
  })

  it('a message’s text is not given away', async () => {
    const { errors } = await ask(inNode('... on Message { text }'), owner.sign, { id: nodeId('Message', [messageId]) })
    expect(errors).toMatchObject([{ message: expect.stringContaining('Cannot query field "text"') }])
  })
})

describe('a mail that was sent', () => {
  it('is listed to its sender alone, with what became of it', async () => {
    const send = `mutation {
      sendMail(input: { to: ["ada@example.com", "bob@example.com"], subject: "The report", text: "Hello" }) {
        mail { id messageId from }
      }
    }`
    const { data } = await ask<{ sendMail: { mail: { id: string; messageId: string; from: string } } }>(send, owner.pay)
    const sent = data.sendMail.mail
    const fields = 'id messageId from subject deliveries { address }'
    const listed = {
      ...sent,
      subject: 'The report',
      deliveries: [{ address: 'ada@example.com' }, { address: 'bob@example.com' }],
    }
    expect((await ask(`{ me { sentMails { nodes { ${fields} } } } }`, owner.sign)).data).toEqual({
      me: { sentMails: { nodes: [listed] } },
    })
    const byId = `query ($id: ID!) { node(id: $id) { ... on SentMail { ${fields} } } }`
    expect((await ask(byId, owner.sign, { id: sent.id })).data).toEqual({ node: listed })
    const { errors = [] } = await ask(byId, stranger.sign, { id: sent.id })
    expect(errors.map(({ extensions }) => extensions.code)).toContain('NOT_FOUND')
    expect((await ask('{ me { sentMails { nodes { id } } } }', stranger.sign)).data).toEqual({
      me: { sentMails: { nodes: [] } },
    })
  })
})
