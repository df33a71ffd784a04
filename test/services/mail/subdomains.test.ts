import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { policyRecords } from '../../../subgraphs/mail/dns/records.ts'
import {
  buyInbox,
  buySubdomain,
  changeSigner,
  createSubdomainInbox,
  putMessages,
  someSubdomain,
} from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, payingScope, someName, startTestMail, type TestMail } from './support/service.ts'

let service: TestMail
beforeAll(async () => {
  service = await startTestMail({ MX_ADDRESSES: '192.0.2.25,2001:db8::25' })
})
afterAll(() => service?.stop())

type Wallet = Parameters<TestMail['run']>[0]

const STATUS = `query ($name: String!) { mailSubdomain(name: $name) {
  name hostname owner { address } dnsVerified senderVerified catchAllForwardTo signerCount signers { address } createdAt
  inboxes { nodes { address } } } }`

async function statusOf(wallet: Wallet, name: string) {
  const { mailSubdomain } = await service.run<{ mailSubdomain: Record<string, unknown> }>(wallet, STATUS, { name })
  return mailSubdomain
}

/** When the name server has the latest change: it asks whether there is one once a second. */
function untilPublished(hostname: string): Promise<void> {
  return vi.waitFor(async () => expect(await service.dns.mx(hostname)).not.toEqual([]), {
    timeout: 5_000,
    interval: 50,
  })
}

describe('the mail domain itself', () => {
  it('has its mail server, SPF, DMARC and DKIM in our own zone from the start', async () => {
    await untilPublished(MAIL_DOMAIN)
    expect(await service.dns.mx(MAIL_DOMAIN)).toEqual([{ exchange: `mx.${MAIL_DOMAIN}`, preference: 10 }])
    expect(await service.dns.addresses(`mx.${MAIL_DOMAIN}`)).toEqual(['192.0.2.25', '2001:db8::25'])
    expect(await service.dns.txt(MAIL_DOMAIN)).toEqual(['v=spf1 mx ~all'])
    expect(await service.dns.txt(`_dmarc.${MAIL_DOMAIN}`)).toEqual(['v=DMARC1; p=quarantine; adkim=s; aspf=s'])
    const { record } = await service.engines.dkimKeys.ensure(service.db.pool, MAIL_DOMAIN, service.now)
    expect(await service.dns.txt(record.name)).toEqual([record.value])
  })
})

describe('buying a subdomain', () => {
  it('publishes its records, and finds them verified once resolvers have them', async () => {
    const [wallet, name] = [newWallet(), someName()]
    expect(await buySubdomain(service, wallet, name)).toEqual({
      subdomain: { name },
      dnsStatus: 'PENDING',
      estimatedVerificationMinutes: 5,
    })
    const hostname = `${name}.${MAIL_DOMAIN}`
    const row = 'SELECT dns_verified_at, sender_verified_at FROM mail.subdomain WHERE name = $1'
    expect((await service.db.pool.query(row, [name])).rows).toEqual([
      { dns_verified_at: null, sender_verified_at: null },
    ])
    await untilPublished(hostname)
    expect(await service.dns.mx(hostname)).toEqual([{ exchange: `mx.${MAIL_DOMAIN}`, preference: 10 }])
    expect(await service.dns.txt(hostname)).toEqual(['v=spf1 mx ~all'])
    expect(await service.dns.txt(`_dmarc.${hostname}`)).toEqual(['v=DMARC1; p=quarantine; adkim=s; aspf=s'])
    expect(await statusOf(wallet, name)).toEqual({
      name,
      hostname,
      owner: { address: wallet },
      dnsVerified: true,
      senderVerified: true,
      catchAllForwardTo: null,
      signerCount: 0,
      signers: [],
      createdAt: service.now.toISOString(),
      inboxes: { nodes: [] },
    })
  })

  it('is verified by the job too, without anybody asking', async () => {
    const [wallet, name] = [newWallet(), someName()]
    await buySubdomain(service, wallet, name)
    await untilPublished(`${name}.${MAIL_DOMAIN}`)
    await service.runtime.jobs.get('mail.verifySubdomains')?.({})
    const { rows } = await service.db.pool.query('SELECT * FROM mail.subdomain WHERE name = $1', [name])
    expect(rows[0]).toMatchObject({ dns_verified_at: service.now, sender_verified_at: service.now })
  })

  it('queues the first look in the transaction that sells it', async () => {
    const sql = `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'mail.verifySubdomains'`
    const count = async () => (await service.db.pool.query<{ count: number }>(sql)).rows[0]?.count ?? 0
    const before = await count()
    await buySubdomain(service, newWallet(), someName())
    expect(await count()).toBe(before + 1)
  })

  it('is refused where it is taken, and sold to one of many who want it at once', async () => {
    const name = someName()
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => buySubdomain(service, newWallet(), name)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(buySubdomain(service, newWallet(), name)).rejects.toThrow('CONFLICT')
  })

  it('is not verified while a record is missing or other than ours', async () => {
    const [wallet, name] = [newWallet(), someName()]
    await buySubdomain(service, wallet, name)
    const hostname = `${name}.${MAIL_DOMAIN}`
    await untilPublished(hostname)
    const [, dmarc] = policyRecords(hostname, MAIL_DOMAIN)
    await service.db.pool.query(`UPDATE kit.dns_record SET value = 'v=DMARC1; p=none' WHERE name = $1`, [dmarc?.name])
    await service.db.pool.query(`DELETE FROM kit.dns_record WHERE name LIKE '%._domainkey.' || $1`, [hostname])
    await service.db.pool.query('UPDATE kit.dns_zone SET serial = serial + 1 WHERE name = $1', [MAIL_DOMAIN])
    await vi.waitFor(async () => expect(await service.dns.txt(dmarc?.name ?? '')).toEqual(['v=DMARC1; p=none']), {
      timeout: 5_000,
      interval: 50,
    })
    expect(await statusOf(wallet, name)).toMatchObject({ dnsVerified: false, senderVerified: false })
  })
})

describe('the signers of a subdomain', () => {
  it('are added and removed by its owner, as often as he likes', async () => {
    const { name, owner, signer } = await someSubdomain(service)
    const other = newWallet()
    const added = { manageSubdomainSigner: { change: { action: 'ADDED', signer: { address: other } } } }
    expect(await changeSigner(service, owner, 'ADD', name, other)).toEqual(added)
    expect(await changeSigner(service, owner, 'ADD', name.toUpperCase(), other)).toEqual(added)
    expect(await statusOf(owner, name)).toMatchObject({ signerCount: 2 })
    expect((await statusOf(owner, name)).signers).toEqual(
      expect.arrayContaining([{ address: signer }, { address: other }]),
    )
    const removed = { manageSubdomainSigner: { change: { action: 'REMOVED', signer: { address: other } } } }
    expect(await changeSigner(service, owner, 'REMOVE', name, other)).toEqual(removed)
    expect(await changeSigner(service, owner, 'REMOVE', name, other)).toEqual(removed)
    await expect(statusOf(other, name)).rejects.toThrow('FORBIDDEN')
  })

  it('are at most 50, however many are added at once', async () => {
    const { name, owner } = await someSubdomain(service)
    const tries = await Promise.allSettled(
      Array.from({ length: 55 }, () => changeSigner(service, owner, 'ADD', name, newWallet())),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(49)
    const { signers, signerCount } = await statusOf(owner, name)
    expect(signerCount).toBe(50)
    const [one] = signers as { address: Parameters<typeof changeSigner>[4] }[]
    await expect(changeSigner(service, owner, 'ADD', name, newWallet())).rejects.toThrow('BAD_REQUEST')
    if (one) await changeSigner(service, owner, 'ADD', name, one.address)
    if (one) await changeSigner(service, owner, 'REMOVE', name, one.address)
    await changeSigner(service, owner, 'ADD', name, newWallet())
  })
})

describe('the inboxes of a subdomain', () => {
  const LIST = `query ($subdomain: String!) { mailSubdomain(name: $subdomain) { inboxes(first: 100) { nodes {
    id: resourceId localPart address forwardTo retainMessages active messageCount unreadCount messageLimit } } } }`
  const list = async (wallet: Wallet, subdomain: string) => {
    const { mailSubdomain } = await service.run<{ mailSubdomain: { inboxes: { nodes: { address: string }[] } } }>(
      wallet,
      LIST,
      { subdomain },
    )
    return mailSubdomain.inboxes.nodes
  }

  it('are made by its owner, keep or forward, and are listed by name to owner and signers', async () => {
    const { name, owner, signer } = await someSubdomain(service)
    const made = await createSubdomainInbox(service, owner, {
      subdomain: name,
      localPart: 'first.last+tag',
      forwardTo: 'ada@example.com',
    })
    const address = `first.last+tag@${name}.${MAIL_DOMAIN}`
    expect(made).toMatchObject({ address, forwardTo: 'ada@example.com', retainMessages: false, messageLimit: 500 })
    const kept = { localPart: 'info', forwardTo: null, retainMessages: true, active: true, messageCount: 0 }
    for (const wallet of [owner, signer])
      expect(await list(wallet, name)).toMatchObject([{ id: made.id, address }, kept])
  })

  it.each(['x', '.ab', 'ab.', 'a..b', 'A1', 'a b', 'a@b', 'x'.repeat(65), 'a\u0000b'])(
    'are not made as %j',
    async (localPart) => {
      const { name, owner } = await someSubdomain(service)
      await expect(createSubdomainInbox(service, owner, { subdomain: name, localPart })).rejects.toThrow('BAD_REQUEST')
    },
  )

  it('are not made twice, nor by others than the owner, nor on what nobody owns', async () => {
    const { name, owner, signer } = await someSubdomain(service)
    const make = (wallet: typeof owner, subdomain: string) =>
      createSubdomainInbox(service, wallet, { subdomain, localPart: 'info' })
    await expect(make(owner, name)).rejects.toThrow('CONFLICT')
    await expect(make(signer, name)).rejects.toThrow('FORBIDDEN')
    await expect(make(newWallet(), name)).rejects.toThrow('FORBIDDEN')
    await expect(make(owner, someName())).rejects.toThrow('NOT_FOUND')
  })

  it('are at most 100, and nobody is charged for one more, however many are bought at once', async () => {
    const [owner, name] = [newWallet(), someName()]
    await buySubdomain(service, owner, name)
    await service.db.pool.query(
      `INSERT INTO mail.inbox (id, address, local_part, subdomain, owner, retain_messages, created_at)
       SELECT $1 || n, 'box' || n || '@' || $2, 'box' || n, $1, $3, true, $4 FROM generate_series(1, 95) n`,
      [name, `${name}.${MAIL_DOMAIN}`, owner, service.now],
    )
    const hold = (number: number) => {
      const { scope, line } = payingScope(owner, { field: 'createSubdomainInbox', usd: '0.25' })
      const input = { subdomain: name, localPart: `new${number}` }
      return service.runtime.hold(line.field, { input }, line, scope)
    }
    const holds = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => hold(number)))
    expect(holds.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    for (const one of holds) if (one.status === 'rejected') expect(String(one.reason)).toContain('100 inboxes')
  })

  it('make room when they are removed, and leave no messages behind', async () => {
    const { name, owner } = await someSubdomain(service)
    const address = `info@${name}.${MAIL_DOMAIN}`
    const remove = () =>
      service.run(
        owner,
        `mutation { deleteSubdomainInbox(input: { subdomain: "${name}", localPart: "info" }) { deleted { deleted messagesDeleted } } }`,
      )
    const ids = await putMessages(service, address, 4)
    expect(await remove()).toEqual({ deleteSubdomainInbox: { deleted: { deleted: address, messagesDeleted: 4 } } })
    expect((await service.db.pool.query('SELECT FROM mail.message WHERE id = ANY($1)', [ids])).rowCount).toBe(0)
    await expect(remove()).rejects.toThrow('NOT_FOUND')
    expect(await list(owner, name)).toEqual([])
    const again = await createSubdomainInbox(service, owner, { subdomain: name, localPart: 'info' })
    expect(again).toMatchObject({ address, messageCount: 0 })
  })

  it('change by what is named', async () => {
    const { name, owner } = await someSubdomain(service)
    const update = (args: string) =>
      service.run(
        owner,
        `mutation { updateSubdomainInbox(input: { subdomain: "${name}", localPart: "info"${args} }) { inbox { address forwardTo retainMessages } } }`,
      )
    const address = `info@${name}.${MAIL_DOMAIN}`
    expect(await update(', forwardTo: "ada@example.com", retainMessages: false')).toEqual({
      updateSubdomainInbox: { inbox: { address, forwardTo: 'ada@example.com', retainMessages: false } },
    })
    await expect(update('')).rejects.toThrow('BAD_REQUEST')
    await expect(update(', forwardTo: null')).rejects.toThrow('vanish')
    await expect(update(`, forwardTo: "${address}"`)).rejects.toThrow('round for ever')
  })
})

describe('mail to addresses without an inbox', () => {
  const update = (wallet: Wallet, args: string) =>
    service.run<{ updateMailSubdomain: { subdomain: object } }>(
      wallet,
      `mutation { updateMailSubdomain(input: { ${args} }) { subdomain { name catchAllForwardTo } } }`,
    )

  it('goes where the owner says, until he says null', async () => {
    const { name, owner } = await someSubdomain(service)
    const set = async (target: string) =>
      (await update(owner, `subdomain: "${name}", catchAllForwardTo: ${target}`)).updateMailSubdomain.subdomain
    expect(await set('"ada@example.com"')).toEqual({ name, catchAllForwardTo: 'ada@example.com' })
    await expect(update(owner, `subdomain: "${name}"`)).rejects.toThrow('catchAllForwardTo')
    await expect(set(`"nobody@${name}.${MAIL_DOMAIN}"`)).rejects.toThrow('round for ever')
    expect(await statusOf(owner, name)).toMatchObject({ catchAllForwardTo: 'ada@example.com' })
    expect(await set('null')).toEqual({ name, catchAllForwardTo: null })
  })
})

describe('what a wallet and a domain tell of mail', () => {
  const entities = (wallet: Wallet, representation: object, select: string) =>
    service.run<{ _entities: (Record<string, unknown> | null)[] }>(
      wallet,
      `query ($of: [_Any!]!) { _entities(representations: $of) { ${select} } }`,
      { of: [representation] },
    )

  it('is what the wallet owns, to itself', async () => {
    const { name, owner } = await someSubdomain(service)
    const username = someName()
    await buyInbox(service, owner, { username })
    const wallet = { __typename: 'Wallet', address: owner }
    const select =
      '... on Wallet { inboxes { nodes { username } } mailSubdomains { nodes { name inboxes { nodes { localPart } } } } }'
    expect((await entities(owner, wallet, select))._entities).toEqual([
      {
        inboxes: { nodes: [{ username }] },
        mailSubdomains: { nodes: [{ name, inboxes: { nodes: [{ localPart: 'info' }] } }] },
      },
    ])
    for (const one of [
      'inboxes { nodes { username } }',
      'mailSubdomains { nodes { name } }',
      'sentMails { nodes { id } }',
    ])
      await expect(entities(newWallet(), wallet, `... on Wallet { ${one} }`)).rejects.toThrow('FORBIDDEN')
  })

  it('is the caller’s own subdomain of the domain’s name, and null otherwise', async () => {
    const { name, owner, signer } = await someSubdomain(service)
    const domain = { __typename: 'Domain', name: `${name}.com` }
    const of = async (wallet: Wallet, of: object) =>
      (await entities(wallet, of, '... on Domain { mailSubdomain { name } }'))._entities[0]
    expect(await of(owner, domain)).toEqual({ mailSubdomain: { name } })
    for (const wallet of [signer, newWallet(), null]) expect(await of(wallet, domain)).toEqual({ mailSubdomain: null })
    expect(await of(owner, { ...domain, name: 'nothing.com' })).toEqual({ mailSubdomain: null })
  })
})
