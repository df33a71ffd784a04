import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden } from '../../schema/errors.ts'
import { loadConnection } from '../kit/paging/connection.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { domainLoader } from './registration.ts'
import { domainsOf, type OwnedDomain } from './store/domains.ts'
import type { Args, DomainsGraph } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/** A wallet's domains, visible to that wallet only. */
export const owned: Topic<DomainsGraph> = {
  resolvers: {
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      domains: domainsOfWallet,
    },
  },
}

async function domainsOfWallet(
  { address }: { address: WalletAddress },
  args: Args<'Wallet.domains'>,
  context: DomainsContext,
) {
  requireOwnWallet(context, address)
  const { nodes: found, pageInfo } = await loadConnection(context, ['domains', address], args, {
    keyOf: ({ name }: OwnedDomain) => name,
    read: (after, limit) => domainsOf(context.db.pool, address, after, limit),
  })
  const known = domainLoader(context)
  for (const domain of found) known.prime(domain.name, domain)
  const edges = found.map((registration) => ({ node: { name: registration.name }, registration }))
  return { edges, nodes: edges.map(({ node }) => node), pageInfo }
}

/** Throws Forbidden for another wallet than the caller's. */
export function requireOwnWallet({ caller }: DomainsContext, address: WalletAddress): void {
  if (caller !== address) throw new Forbidden('A wallet shows its domains to itself only')
}
