import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeId } from '../../../schema/nodeId.ts'
import { purchasesOf } from '../../../subgraphs/kit/service/purchases.ts'
import { INBOX_PRICES } from '../../../subgraphs/mail/prices.ts'
import { RESERVED_EXAMPLES } from './support/names.ts'
import { buyInbox, buySubdomain, putMessages, topUp } from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, payingScope, someName, startTestMail, type TestMail } from './support/service.ts'

const DAY_MS = 24 * 60 * 60_000

let service: TestMail
beforeAll(async () => {
  service = await startTestMail()
})
afterAll(() => service?.stop())

function later(days: number): void {
  service.now = new Date(service.now.getTime() + days * DAY_MS)
}

const inDays = (days: number) => new Date(service.now.getTime() + days * DAY_MS).toISOString()

const STATUS = `query ($username: String!) { inbox(username: $username) {
  username inbox: address owner { address } forwardTo retainMessages expiresAt daysRemaining daysOwned active messageCount unreadCount
  pricing { month quarter year } createdAt } }`

async function statusOf(wallet: Parameters<TestMail['run']>[0], username: string) {
  const { inbox } = await service.run<{ inbox: Record<string, unknown> }>(wallet, STATUS, { username })
  return inbox
}

const update = (wallet: Parameters<TestMail['run']>[0], args: string) =>
  service.run<{ updateInbox: { inbox: object } }>(
    wallet,
    `mutation { updateInbox(input: { ${args} }) { inbox { inbox: address forwardTo retainMessages } } }`,
  )

describe('buying an inbox', () => {
  it('gives the payer an address for 30 days, in which messages are kept', async () => {
    const [wallet, username] = [newWallet(), someName()]
    expect(await buyInbox(service, wallet, { username })).toEqual({
      inbox: `${username}@${MAIL_DOMAIN}`,
      forwardTo: null,
      retainMessages: true,
      expiresAt: inDays(30),
      daysRemaining: 30,
    })
    expect(await statusOf(wallet, username)).toEqual({
      username,
      inbox: `${username}@${MAIL_DOMAIN}`,
      owner: { address: wallet },
      forwardTo: null,
      retainMessages: true,
      expiresAt: inDays(30),
      daysRemaining: 30,
      daysOwned: 1,
      active: true,
      messageCount: 0,
      unreadCount: 0,
      pricing: { month: '1.00', quarter: '2.50', year: '8.00' },
      createdAt: service.now.toISOString(),
    })
  })

  it('keeps nothing of what it forwards', async () => {
    const bought = await buyInbox(service, newWallet(), { username: someName(), forwardTo: 'ada@Example.COM' })
    expect(bought).toMatchObject({ forwardTo: 'ada@example.com', retainMessages: false })
  })

  it('is refused for a name that is taken, by whomever, and for one that is just being bought', async () => {
    const [wallet, username] = [newWallet(), someName()]
    await buyInbox(service, wallet, { username })
    await expect(buyInbox(service, newWallet(), { username })).rejects.toThrow('CONFLICT')
    await expect(buyInbox(service, wallet, { username })).rejects.toThrow('top it up')

    const held = someName()
    const { scope, line } = payingScope(wallet, { field: 'buyInbox', usd: '1' })
    await service.runtime.hold(line.field, { input: { username: held } }, line, scope)
    await expect(buyInbox(service, newWallet(), { username: held })).rejects.toThrow('just being bought')
    await service.runtime.release(line.field, line.actId)
    expect(await buyInbox(service, newWallet(), { username: held })).toMatchObject({ daysRemaining: 30 })
  })

  it('gives a name to one of many who want it at once', async () => {
    const username = someName()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => buyInbox(service, newWallet(), { username })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(String(one.reason)).toContain('CONFLICT')
  })

  it('is refused where a subdomain of that name is another wallet’s, and the other way round', async () => {
    const [wallet, first, second] = [newWallet(), someName(), someName()]
    await buySubdomain(service, wallet, first)
    await expect(buyInbox(service, newWallet(), { username: first })).rejects.toThrow('CONFLICT')
    await buyInbox(service, wallet, { username: first })
    await buyInbox(service, wallet, { username: second })
    await expect(buySubdomain(service, newWallet(), second)).rejects.toThrow('CONFLICT')
    await buySubdomain(service, wallet, second)
  })

  it('gives a name as inbox and as subdomain to one wallet when two want one each at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = someName()
      const tries = await Promise.allSettled([
        buyInbox(service, newWallet(), { username: name }),
        buySubdomain(service, newWallet(), name),
      ])
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it.each(RESERVED_EXAMPLES)('is refused for the reserved name %s', async (username) => {
    await expect(buyInbox(service, newWallet(), { username })).rejects.toThrow('reserved')
    await expect(buySubdomain(service, newWallet(), username)).rejects.toThrow('reserved')
  })

  it.each(['ab', 'a'.repeat(31), 'Abc', '-abc', 'abc-', 'a--b', 'a.b', 'a b', 'äbc', 'abc\n', 'a\u0000c', ''])(
    'is refused for %j, which is no name',
    async (username) => {
      await expect(buyInbox(service, newWallet(), { username })).rejects.toThrow('BAD_REQUEST')
      await expect(buySubdomain(service, newWallet(), username)).rejects.toThrow('BAD_REQUEST')
    },
  )

  it('is refused where it would forward to itself', async () => {
    const username = someName()
    for (const forwardTo of [`${username}@${MAIL_DOMAIN}`, `${username.toUpperCase()}+x@${MAIL_DOMAIN}.`])
      await expect(buyInbox(service, newWallet(), { username, forwardTo })).rejects.toThrow('round for ever')
    await buyInbox(service, newWallet(), { username })
  })

  it('writes nothing when its act was let go meanwhile', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { scope, line } = payingScope(wallet, { field: 'buyInbox', usd: '1' })
    await service.runtime.hold(line.field, { input: { username } }, line, scope)
    expect(await service.runtime.outcome(line.field, line.actId)).toBe('UNDONE')
    const query = `mutation { buyInbox(input: { username: "${username}" }) { inbox { address } } }`
    const { errors } = await service.runtime.execute({ query }, scope)
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT')
    await expect(statusOf(wallet, username)).rejects.toThrow('NOT_FOUND')
  })
})

describe('topping an inbox up', () => {
  it.each([
    ['topUpInbox', INBOX_PRICES.month.days],
    ['topUpInboxQuarter', INBOX_PRICES.quarter.days],
    ['topUpInboxYear', INBOX_PRICES.year.days],
  ] as const)('by %s adds %i days to those that are left, whoever pays', async (field, days) => {
    const [wallet, username] = [newWallet(), someName()]
    await buyInbox(service, wallet, { username })
    later(10.5)
    expect(await topUp(service, newWallet(), field, username)).toEqual({
      inbox: `${username}@${MAIL_DOMAIN}`,
      expiresAt: inDays(19.5 + days),
      daysRemaining: 20 + days,
      daysAdded: days,
    })
    expect(await statusOf(wallet, username)).toMatchObject({
      owner: { address: wallet },
      daysRemaining: 20 + days,
      daysOwned: 11,
    })
  })

  it('adds up, however many pay at once', async () => {
    const [wallet, username] = [newWallet(), someName()]
    await buyInbox(service, wallet, { username })
    await Promise.all(Array.from({ length: 6 }, () => topUp(service, newWallet(), 'topUpInbox', username)))
    expect(await statusOf(wallet, username)).toMatchObject({ daysRemaining: 210 })
  })

  it('is a purchase of that inbox, however its name is written', async () => {
    const [wallet, username, paymentId] = [newWallet(), someName(), randomUUID()]
    await buyInbox(service, wallet, { username })
    const args = { username: username.toUpperCase() }
    await service.buy(wallet, { field: 'topUpInbox', args, select: '{ inbox }', usd: '1', paymentId })
    const [bought] = await purchasesOf(service.db.pool, [paymentId])
    expect(bought).toMatchObject([{ id: nodeId('Inbox', [username]) }])
  })

  it('brings an expired one back from now on, with its messages', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    await putMessages(service, inbox, 3)
    later(59)
    expect(await statusOf(wallet, username)).toMatchObject({ active: false, daysRemaining: 0, messageCount: 3 })
    expect(await topUp(service, newWallet(), 'topUpInbox', username)).toMatchObject({ expiresAt: inDays(30) })
    expect(await statusOf(wallet, username)).toMatchObject({ active: true, messageCount: 3, unreadCount: 3 })
  })

  it('gives nobody anything when the inbox has ended since it was held, so that the money goes back', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    const { scope, line } = payingScope(newWallet(), { field: 'topUpInbox', usd: '1' })
    await service.runtime.hold(line.field, { input: { username } }, line, scope)
    await service.db.pool.query('UPDATE mail.inbox SET address = NULL WHERE address = $1', [inbox])
    const query = `mutation { topUpInbox(input: { username: "${username}" }) { topUp { inbox } } }`
    const { errors } = await service.runtime.execute({ query }, scope)
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect(await service.runtime.outcome(line.field, line.actId)).toBe('UNDONE')
  })

  it('is refused for one that nobody has', async () => {
    for (const username of [someName(), 'a\u0000b', 'x'.repeat(64)])
      await expect(topUp(service, newWallet(), 'topUpInbox', username)).rejects.toThrow('NOT_FOUND')
  })
})

describe('an inbox that nobody keeps', () => {
  it('is its owner’s for 30 days after its expiry, then anybody’s, without what was in it', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    await putMessages(service, inbox, 2)
    later(59)
    await service.runtime.jobs.get('mail.endLapsedInboxes')?.({})
    await expect(buyInbox(service, newWallet(), { username })).rejects.toThrow('CONFLICT')
    later(1)
    await expect(topUp(service, newWallet(), 'topUpInbox', username)).rejects.toThrow('NOT_FOUND')
    await expect(statusOf(wallet, username)).rejects.toThrow('NOT_FOUND')
    const other = newWallet()
    await buyInbox(service, other, { username })
    expect(await statusOf(other, username)).toMatchObject({ messageCount: 0, owner: { address: other } })
    await expect(statusOf(wallet, username)).rejects.toThrow('FORBIDDEN')
  })

  it('is removed by the job, also when several processes run it', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    const ids = await putMessages(service, inbox, 2)
    later(60)
    const runJob = async () => service.runtime.jobs.get('mail.endLapsedInboxes')?.({})
    await Promise.all([runJob(), runJob(), runJob()])
    const left = await service.db.pool.query('SELECT FROM mail.message WHERE id = ANY($1)', [ids])
    expect(left.rowCount).toBe(0)
    const named = await service.db.pool.query('SELECT FROM mail.inbox WHERE address = $1', [inbox])
    expect(named.rowCount).toBe(0)
  })
})

describe('the settings of an inbox', () => {
  it('change by what is named; the rest stays', async () => {
    const [wallet, username] = [newWallet(), someName()]
    await buyInbox(service, wallet, { username })
    const change = async (args: string) => (await update(wallet, `username: "${username}", ${args}`)).updateInbox.inbox
    expect(await change('forwardTo: "ada@example.com"')).toMatchObject({
      forwardTo: 'ada@example.com',
      retainMessages: true,
    })
    expect(await change('retainMessages: false')).toMatchObject({ forwardTo: 'ada@example.com', retainMessages: false })
    expect(await change('forwardTo: null, retainMessages: true')).toMatchObject({
      forwardTo: null,
      retainMessages: true,
    })
  })

  it('are refused where nothing is named, where mail would vanish, and where it would go round', async () => {
    const [wallet, username] = [newWallet(), someName()]
    await buyInbox(service, wallet, { username })
    const refused = async (args: string) => expect(update(wallet, `username: "${username}"${args}`)).rejects
    await (await refused('')).toThrow('forwardTo')
    await (await refused(', retainMessages: null')).toThrow('BAD_REQUEST')
    await (await refused(', retainMessages: false')).toThrow('vanish')
    await (await refused(', forwardTo: null, retainMessages: false')).toThrow('vanish')
    await (await refused(`, forwardTo: "${username}@${MAIL_DOMAIN}"`)).toThrow('round for ever')
    await update(wallet, `username: "${username}", forwardTo: "ada@example.com", retainMessages: false`)
    await (await refused(', forwardTo: null')).toThrow('vanish')
    expect(await statusOf(wallet, username)).toMatchObject({ forwardTo: 'ada@example.com', retainMessages: false })
  })

  it('never leave mail nowhere to go, whatever is changed at once', async () => {
    const [wallet, username] = [newWallet(), someName()]
    await buyInbox(service, wallet, { username, forwardTo: 'ada@example.com' })
    await update(wallet, `username: "${username}", retainMessages: true`)
    await Promise.allSettled([
      update(wallet, `username: "${username}", forwardTo: null`),
      update(wallet, `username: "${username}", retainMessages: false`),
    ])
    const { forwardTo, retainMessages } = await statusOf(wallet, username)
    expect(forwardTo !== null || retainMessages).toBe(true)
  })
})
