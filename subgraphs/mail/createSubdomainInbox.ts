import type { GraphQLResolveInfo } from 'graphql'
import type { PoolClient } from '../../prisma/database.ts'
import { countRows, onlyRow, tables } from '../../prisma/sql.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { Conflict, Forbidden, NotFound } from '../../schema/errors.ts'
import { actHeldBy, holdAct } from '../kit/service/acts.ts'
import { callerOf, type PaidLine } from '../kit/service/context.ts'
import { problemIn, statedAs } from '../kit/service/problems.ts'
import { recordPurchase } from '../kit/service/purchases.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { NO_SUBDOMAIN, OTHER_SUBDOMAIN, ownSubdomain, requireNotSuspended } from './access.ts'
import { subdomainInboxAddress } from './addresses.ts'
import type { MailContext } from './engines.ts'
import { settingsOfNew } from './inboxSettings.ts'
import { readLocalPart } from './names.ts'
import { carryOut } from './paidAct.ts'
import { countInboxes, INBOXES_PER_SUBDOMAIN, type Inbox, inboxByAddress, insertInbox } from './store/inboxes.ts'
import { lockSubdomain } from './store/subdomains.ts'
import type { Args, MailGraph } from './types.gen.ts'

/** Sells an inbox on a subdomain to the subdomain's owner. It does not expire. */
export const createSubdomainInbox: Topic<MailGraph> = {
  acts: { 'Mutation.createSubdomainInbox': actHeldBy(hold) },
  resolvers: {
    Mutation: { createSubdomainInbox: create },
    TooManyInboxesProblem: { limit: () => INBOXES_PER_SUBDOMAIN },
  },
}

const NAME_PATH = ['input', 'localPart']

async function hold(
  { input }: Args<'Mutation.createSubdomainInbox'>,
  line: PaidLine,
  context: MailContext,
): Promise<void> {
  const localPart = readLocalPart(input.localPart, NAME_PATH)
  const { name } = await ownSubdomain(context, input.subdomain)
  const address = subdomainInboxAddress(context.engines, name, localPart)
  settingsOfNew(input.forwardTo, address)
  await requireNotSuspended(context.db.pool, address)
  await inTransaction(context.db.pool, async (client) => {
    const claim = claimsOn(name) + localPart
    await problemIn('NameTakenProblem', NAME_PATH, () =>
      holdAct(client, { line, claim, taken: `${address} is just being made` }),
    )
    await requireOwner(client, name, context)
    if (await inboxByAddress(client, address))
      throw statedAs(new Conflict(`${address} exists already`), { type: 'NameTakenProblem', path: NAME_PATH })
    // Count the inboxes being bought too, so that no caller pays for one above the limit.
    if ((await countInboxes(client, name)) + (await countHeld(client, name)) > INBOXES_PER_SUBDOMAIN)
      throw statedAs(new Conflict(`${name} has ${INBOXES_PER_SUBDOMAIN} inboxes already: remove one first`), {
        type: 'TooManyInboxesProblem',
        path: ['input', 'subdomain'],
      })
  })
}

function create(
  _: unknown,
  { input }: Args<'Mutation.createSubdomainInbox'>,
  context: MailContext,
  info: GraphQLResolveInfo,
): Promise<{ readonly inbox: Inbox }> {
  const { localPart } = input
  const subdomain = input.subdomain.toLowerCase()
  const address = subdomainInboxAddress(context.engines, subdomain, localPart)
  return carryOut(context, info, async (client, { actId }) => {
    const owner = await requireOwner(client, subdomain, context)
    const inbox = await insertInbox(client, {
      address,
      localPart,
      subdomain,
      owner,
      ...settingsOfNew(input.forwardTo, address),
      expiresAt: null,
      createdAt: context.now(),
    })
    await recordPurchase(client, actId, { type: 'SubdomainInbox', key: [inbox.id] })
    return { inbox }
  })
}

/** Locks the subdomain, which serializes counting and adding its inboxes, and returns its owner. */
async function requireOwner(client: PoolClient, name: string, context: MailContext) {
  const subdomain = await lockSubdomain(client, name)
  if (!subdomain) throw new NotFound(NO_SUBDOMAIN)
  if (subdomain.owner !== callerOf(context)) throw new Forbidden(OTHER_SUBDOMAIN)
  return subdomain.owner
}

function claimsOn(subdomain: string): string {
  return `mail.inbox:${subdomain}:`
}

/** Number of the subdomain's inboxes that are being bought. */
async function countHeld(client: PoolClient, subdomain: string): Promise<number> {
  const held = tables
    .selectFrom('kit.act')
    .where('claim', 'is not', null)
    .where(({ fn, val }) => fn<boolean>('starts_with', ['claim', val(claimsOn(subdomain))]))
  return (await onlyRow(client, held.select(countRows.as('count')))).count
}
