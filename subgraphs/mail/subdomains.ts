import { BadInput, NotFound } from '../../schema/errors.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { loadSigners, loadSubdomain, mayUse, mayUseReferred, NO_SUBDOMAIN, ownSubdomain, ownWallet } from './access.ts'
import { hostnameOf } from './addresses.ts'
import type { MailContext } from './engines.ts'
import { readCatchAll } from './forwardTo.ts'
import { inboxesOfSubdomains } from './store/inboxes.ts'
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
      subdomains: async ({ address }, _, context) => subdomainsOf(context.db.pool, ownWallet(context, address)),
    },
    Domain: {
      __resolveReference: ({ name }) => ({ name }),
      mailSubdomain: subdomainOfDomain,
    },
    MailSubdomain: {
      __resolveReference: ({ name }, context) => mayUseReferred(context, name),
      ownerWallet: ({ owner }) => owner,
      hostname: ({ name }, _, context) => hostnameOf(context.engines, name),
      dnsVerified: ({ dnsVerifiedAt }) => dnsVerifiedAt !== null,
      senderVerified: ({ senderVerifiedAt }) => senderVerifiedAt !== null,
      signers: ({ name }, _, context) => loadSigners(context, name),
      signerCount: async ({ name }, _, context) => (await loadSigners(context, name)).length,
      inboxes: ({ name }, _, { db, loader }) =>
        loader('mail.inboxes', (names: readonly string[]) => inboxesOfSubdomains(db.pool, names)).load(name),
    },
  },
}

async function updateMailSubdomain(
  _: unknown,
  args: Args<'Mutation.updateMailSubdomain'>,
  context: MailContext,
): Promise<Subdomain> {
  const { catchAllForwardTo } = args
  const { name } = await ownSubdomain(context, args.subdomain)
  if (catchAllForwardTo === undefined)
    throw new BadInput('must be given: an address, or null to refuse such mail', ['catchAllForwardTo'])
  const target =
    catchAllForwardTo && readCatchAll(catchAllForwardTo, hostnameOf(context.engines, name), 'catchAllForwardTo')
  const changed = await setCatchAll(context.db.pool, name, target)
  if (!changed) throw new NotFound(NO_SUBDOMAIN)
  return changed
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
