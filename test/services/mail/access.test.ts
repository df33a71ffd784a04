import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import type { FieldFacts } from '../../../schema/catalogue/fields.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { paidScope } from '../../support/paidScope.ts'
import { buyInbox, putMessages, someSubdomain } from './support/purchases.ts'
import { MAIL_DOMAIN, payingScope, someName, startTestMail, type TestMail } from './support/service.ts'

/** Whoever may knock: the owner of a thing, a signer of its subdomain, a wallet that has such things of its own. */
const KNOCKERS = ['owner', 'signer', 'other'] as const
type Knocker = (typeof KNOCKERS)[number]

/** What a test has to knock at. */
interface Things {
  readonly wallets: Readonly<Record<Knocker, Address>>
  readonly name: string
  readonly username: string
  readonly message: string
  readonly subdomainMessage: string
}

type Names = Omit<Things, 'wallets'>

interface Row {
  readonly args: (names: Names) => Readonly<Record<string, unknown>>
  readonly select: string
  /** Who is let in; everybody else is refused. */
  readonly letsIn: readonly Knocker[]
  /** Whoever is let in leaves nothing for the next. */
  readonly isEnd?: true
}

const OWNER = ['owner'] as const
const OWNER_AND_SIGNER = ['owner', 'signer'] as const
const LETTER = { to: ['ada@example.com'], subject: 'Hello', text: 'Hello' }
const inSubdomain = ({ name }: Names) => ({ subdomain: name, localPart: 'info' })

/** Every field that names a thing of somebody's, and who may have it. */
const ROWS: Readonly<Record<string, Row>> = {
  'Query.mailSubdomain': {
    args: ({ name }) => ({ name }),
    select:
      '{ signers { address } inboxes { nodes { address } } inbox(localPart: "info") { messages { messageCount } } }',
    letsIn: OWNER_AND_SIGNER,
  },
  'Query.inbox': {
    args: ({ username }) => ({ username }),
    select: '{ address forwardTo messages { messageCount } }',
    letsIn: OWNER,
  },
  'Mutation.sendMailFromSubdomain': {
    args: ({ name }) => ({ from: `ada@${name}.${MAIL_DOMAIN}`, ...LETTER }),
    select: '{ mail { from } }',
    letsIn: OWNER_AND_SIGNER,
  },
  'Mutation.createSubdomainInbox': {
    args: ({ name }) => ({ subdomain: name, localPart: someName() }),
    select: '{ inbox { address } }',
    letsIn: OWNER,
  },
  'Mutation.readSubdomainInboxMessage': {
    args: ({ subdomainMessage }) => ({ messageId: subdomainMessage }),
    select: '{ content { subject text } }',
    letsIn: OWNER_AND_SIGNER,
  },
  'Mutation.sendMailFromInbox': {
    args: ({ username }) => ({ username, ...LETTER }),
    select: '{ mail { from } }',
    letsIn: OWNER,
  },
  'Mutation.readInboxMessage': {
    args: ({ message }) => ({ messageId: message }),
    select: '{ content { subject text } }',
    letsIn: OWNER,
  },
  'Mutation.manageSubdomainSigner': {
    args: ({ name }) => ({ action: 'ADD', subdomain: name, walletAddress: `0x${'12'.repeat(20)}` }),
    select: '{ change { action } }',
    letsIn: OWNER,
  },
  'Mutation.updateMailSubdomain': {
    args: ({ name }) => ({ subdomain: name, catchAllForwardTo: 'thief@example.com' }),
    select: '{ subdomain { name } }',
    letsIn: OWNER,
  },
  'Mutation.updateSubdomainInbox': {
    args: (names) => ({ ...inSubdomain(names), forwardTo: 'thief@example.com' }),
    select: '{ inbox { address } }',
    letsIn: OWNER,
  },
  'Mutation.deleteSubdomainInbox': { args: inSubdomain, select: '{ deleted { deleted } }', letsIn: OWNER, isEnd: true },
  'Mutation.deleteSubdomainInboxMessage': {
    args: ({ subdomainMessage }) => ({ messageId: subdomainMessage }),
    select: '{ deleted { deleted } }',
    letsIn: OWNER,
    isEnd: true,
  },
  'Mutation.updateInbox': {
    args: ({ username }) => ({ username, forwardTo: 'thief@example.com' }),
    select: '{ inbox { address } }',
    letsIn: OWNER,
  },
  'Mutation.cancelInbox': {
    args: ({ username }) => ({ username }),
    select: '{ cancelled { inbox } }',
    letsIn: OWNER,
    isEnd: true,
  },
  'Mutation.deleteInboxMessage': {
    args: ({ message }) => ({ messageId: message }),
    select: '{ deleted { deleted } }',
    letsIn: OWNER,
    isEnd: true,
  },
}

/** Fields that name nothing of anybody's, and top-ups, which anyone may pay. */
const FOR_ANYONE = [
  'Mutation.sendMail',
  'Mutation.buyMailSubdomain',
  'Mutation.buyInbox',
  'Mutation.topUpInbox',
  'Mutation.topUpInboxQuarter',
  'Mutation.topUpInboxYear',
]

let service: TestMail
let things: Things
/** Owns a subdomain too, of his own. */
let stranger: Address
beforeAll(async () => {
  service = await startTestMail()
  stranger = (await someSubdomain(service)).owner
  things = await makeThings()
})
afterAll(() => service?.stop())

const rules: ReadonlyMap<string, FieldFacts> = new Map(
  [...loadCatalogue().fields].filter(([, { service: name }]) => name === 'mail'),
)

async function makeThings(): Promise<Things> {
  const { name, owner, signer } = await someSubdomain(service)
  const username = someName()
  await buyInbox(service, owner, { username })
  const [message = ''] = await putMessages(service, `${username}@${MAIL_DOMAIN}`, 1)
  const [subdomainMessage = ''] = await putMessages(service, `info@${name}.${MAIL_DOMAIN}`, 1)
  await service.db.pool.query('UPDATE mail.subdomain SET dns_verified_at = $1, sender_verified_at = $1', [service.now])
  return { wallets: { owner, signer, other: stranger }, name, username, message, subdomainMessage }
}

/** Calls a field as a wallet, paying where it costs something. The code of its refusal; null when it let the wallet in. */
async function knock(coordinate: string, caller: Address | null, given: Readonly<Record<string, unknown>>) {
  const [type = '', field = ''] = coordinate.split('.')
  const args = type === 'Mutation' ? { input: given } : given
  const price = rules.get(coordinate)?.price
  const paying = price && caller ? payingScope(caller, { field, usd: '1', type }) : null
  const literals = Object.entries(args).map(([name, value]) => `${name}: ${literal(name, value)}`)
  const query = `${type.toLowerCase()} { ${field}(${literals.join(', ')}) ${ROWS[coordinate]?.select} }`
  const scope = paying?.scope ?? paidScope(service.runtime, query, { caller })
  if (paying && price?.settle === 'UPFRONT') {
    const refusal = await service.runtime.hold(coordinate, args, paying.line, scope).then(
      () => null,
      (error: { code?: string }) => error.code ?? 'INTERNAL',
    )
    if (refusal) return refusal
  }
  const { data, errors } = await service.runtime.execute({ query }, scope)
  if (!errors) expect(data?.[field]).not.toBeNull()
  return (errors?.[0]?.extensions?.code as string | undefined) ?? null
}

/** An enum is written without quotes. */
function literal(name: string, value: unknown): string {
  if (name === 'action') return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(name, inner)}`)
    .join(', ')} }`
}

describe('every field of the service', () => {
  it('stands in the table of who may have it, or is for anyone', () => {
    const roots = [...rules.keys()].filter((coordinate) => /^(Query|Mutation)\./.test(coordinate))
    expect([...Object.keys(ROWS), ...FOR_ANYONE].sort()).toEqual(roots.sort())
  })

  it('asks for a wallet: nobody pays and nobody signs in without one', () => {
    for (const [coordinate, { price, needsCaller }] of rules) {
      if (!/^(Query|Mutation)\./.test(coordinate)) continue
      expect({ coordinate, isOpen: !price && !needsCaller }).toEqual({ coordinate, isOpen: false })
    }
  })
})

describe.each(Object.entries(ROWS))('%s', (coordinate, { args, letsIn, isEnd }) => {
  it('refuses every wallet that has no right to it, and nobody', async () => {
    for (const knocker of KNOCKERS.filter((one) => !letsIn.includes(one))) {
      const refused = await knock(coordinate, things.wallets[knocker], args(things))
      expect({ knocker, refused }).toEqual({ knocker, refused: 'FORBIDDEN' })
    }
    expect(await knock(coordinate, null, args(things))).not.toBeNull()
  })

  it('finds nothing where there is nothing, whoever asks and however it is spelt', async () => {
    for (const spelling of ['nothing-here', `${things.name}.x`, '../..', 'a\u0000b', "x' OR '1'='1", '%', '']) {
      const nothing = { name: spelling, username: spelling, message: spelling, subdomainMessage: spelling }
      const refused = await knock(coordinate, things.wallets.owner, args(nothing))
      expect({ spelling, refused: ['NOT_FOUND', 'BAD_REQUEST'].includes(refused ?? '') }).toEqual({
        spelling,
        refused: true,
      })
    }
  })

  it('lets in who has a right to it', async () => {
    for (const knocker of letsIn) {
      const own = isEnd ? await makeThings() : things
      const refused = await knock(coordinate, own.wallets[knocker], args(own))
      // A message whose content is not there was found, and may be had.
      expect([null, 'GONE']).toContain(refused)
    }
  })
})

describe('a reference from elsewhere in the graph', () => {
  const refer = async (caller: Address | null, typename: string, key: object, field: string) => {
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ${typename} { ${field} } } }`
    const scope = paidScope(service.runtime, query, { caller })
    const variables = { of: [{ __typename: typename, ...key }] }
    const { errors } = await service.runtime.execute({ query, variables }, scope)
    return errors?.[0]?.extensions?.code ?? null
  }

  it('opens nothing that a call would not', async () => {
    const { wallets, name, username } = things
    const toSubdomain = (caller: Address | null) => refer(caller, 'MailSubdomain', { name }, 'catchAllForwardTo')
    const toInbox = (caller: Address | null) => refer(caller, 'Inbox', { username }, 'forwardTo')
    expect(await Promise.all([wallets.owner, wallets.signer, wallets.other].map(toSubdomain))).toEqual([
      null,
      null,
      'FORBIDDEN',
    ])
    expect(await Promise.all([wallets.owner, wallets.signer, wallets.other].map(toInbox))).toEqual([
      null,
      'FORBIDDEN',
      'FORBIDDEN',
    ])
    const toMessage = (caller: Address | null) =>
      refer(caller, 'Message', { resourceId: things.subdomainMessage }, 'subject')
    expect(await Promise.all([wallets.owner, wallets.signer, wallets.other].map(toMessage))).toEqual([
      null,
      null,
      'FORBIDDEN',
    ])
    expect(await refer(wallets.owner, 'Message', { resourceId: 'a\u0000b' }, 'subject')).toBe('NOT_FOUND')
    for (const to of [toSubdomain, toInbox, toMessage]) expect(await to(null)).not.toBeNull()
  })
})
