import { BadInput, NotFound } from '../../schema/errors.ts'
import { connectionOf, loadConnection, rowsAfter } from '../kit/paging/connection.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import {
  inboxOnReferred,
  loadSigners,
  loadSubdomain,
  mayUse,
  mayUseReferred,
  NO_SUBDOMAIN,
  ownSubdomain,
  ownWallet,
} from './access.ts'
import { hostnameOf } from './addresses.ts'
import type { MailContext } from './engines.ts'
import { readCatchAll } from './forwardTo.ts'
import { type Inbox, inboxesOfSubdomains } from './store/inboxes.ts'
import { type Subdomain, setCatchAll, subdomainsOf } from './store/subdomains.ts'
import type { Args, MailGraph } from './types.gen.ts'

/** Subdomains as their owners and signers query them. */
export const subdomains: Topic<MailGraph> = {
  resolvers: {
    Query: {
      mailSubdomain: async (_, { name }, context) =>
        context.engines.verifier.checkSometimes(await mayUse(context, name)),
    },
    Mutation: { updateMailSubdomain },
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      mailSubdomains: ({ address }, args, context) => {
        const owner = ownWallet(context, address)
        return loadConnection(context, ['mailSubdomains', owner], args, {
          keyOf: ({ name }: Subdomain) => name,
          read: (after, limit) => subdomainsOf(context.db.pool, owner, after, limit),
        })
      },
    },
    Domain: {
      __resolveReference: ({ name }) => ({ name }),
      mailSubdomain: subdomainOfDomain,
    },
    MailSubdomain: {
      __resolveReference: ({ name }, context) => mayUseReferred(context, name),
      owner: ({ owner }) => ({ address: owner }),
      domain: ({ name }, _, context) => ({ name: hostnameOf(context.engines, name) }),
      hostname: ({ name }, _, context) => hostnameOf(context.engines, name),
      dnsVerified: ({ dnsVerifiedAt }) => dnsVerifiedAt !== null,
      senderVerified: ({ senderVerifiedAt }) => senderVerifiedAt !== null,
      signers: async ({ name }, _, context) => (await loadSigners(context, name)).map((address) => ({ address })),
      signerCount: async ({ name }, _, context) => (await loadSigners(context, name)).length,
      inbox: ({ name }, { localPart }, context) => inboxOnReferred(context, name, localPart),
      inboxes: pageOfInboxes,
    },
  },
}

const CATCH_ALL = ['input', 'catchAllForwardTo']

async function updateMailSubdomain(
  _: unknown,
  { input }: Args<'Mutation.updateMailSubdomain'>,
  context: MailContext,
): Promise<{ readonly subdomain: Subdomain }> {
  const { catchAllForwardTo } = input
  const { name } = await ownSubdomain(context, input.subdomain)
  if (catchAllForwardTo === undefined)
    throw new BadInput('must be given: an address, or null to refuse such mail', CATCH_ALL)
  const target = catchAllForwardTo && readCatchAll(catchAllForwardTo, hostnameOf(context.engines, name), CATCH_ALL)
  const changed = await setCatchAll(context.db.pool, name, target)
  if (!changed) throw new NotFound(NO_SUBDOMAIN)
  return { subdomain: changed }
}

/** A page of a subdomain's inboxes. All of them are read, of all subdomains of a request in one statement. */
function pageOfInboxes({ name }: Subdomain, args: Args<'MailSubdomain.inboxes'>, context: MailContext) {
  const { db, loader } = context
  const load = loader<string, Inbox[]>('mail.inboxes', (names) => inboxesOfSubdomains(db.pool, names))
  const keyOf = ({ id }: Inbox) => id
  return connectionOf(context, ['subdomainInboxes', name], args, {
    keyOf,
    read: async (after, limit) => rowsAfter(await load.load(name), keyOf, after, limit),
  })
}

/** The caller's subdomain whose name equals the domain's first label; null if there is none. */
async function subdomainOfDomain(
  domain: { name: string },
  _: unknown,
  context: MailContext,
): Promise<Subdomain | null> {
  const [label = ''] = domain.name.split('.')
  const found = await loadSubdomain(context, label)
  return found?.owner === context.caller ? found : null
}
