import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden } from '../../schema/errors.ts'
import { type Connection, connectionOf } from '../kit/paging/connection.ts'
import type { PageArgs } from '../kit/paging/page.ts'
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
  const { nodes: found, pageInfo } = await loadPage(context, address, args)
  const known = domainLoader(context)
  for (const domain of found) known.prime(domain.name, domain)
  const edges = found.map((registration) => ({ node: { name: registration.name }, registration }))
  return { edges, nodes: edges.map(({ node }) => node), pageInfo }
}

/** A page of a wallet's domains, read once per request: every domain on it leads back to its owner. */
function loadPage(context: DomainsContext, owner: WalletAddress, { first, after }: PageArgs) {
  const readPage = (page: PageArgs) =>
    connectionOf(context, ['domains', owner], page, {
      keyOf: ({ name }: OwnedDomain) => name,
      read: (from, limit) => domainsOf(context.db.pool, owner, from, limit),
    })
  const pages = context.loader<PageArgs, Connection<OwnedDomain>>(`domains of ${owner}`, (asked) =>
    Promise.all(asked.map(readPage)),
  )
  return pages.load({ first, after: after ?? null })
}

/** Throws Forbidden for another wallet than the caller's. */
export function requireOwnWallet({ caller }: DomainsContext, address: WalletAddress): void {
  if (caller !== address) throw new Forbidden('A wallet shows its domains to itself only')
}
