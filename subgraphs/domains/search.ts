import type { GraphQLResolveInfo } from 'graphql'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { loadNameState } from './check.ts'
import { parseDomain, parseLabel } from './names.ts'
import { TLDS } from './pricing/tlds.ts'
import { isReady, loadProfile, nextStep, summaryOf } from './readiness.ts'
import type { Args, DomainsGraph } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/** Searches the endings under which a name is free. Taken names are omitted; an empty result is free of charge. */
export const search: Topic<DomainsGraph> = {
  resolvers: { Query: { domainSearch: searchEndings } },
}

async function searchEndings(
  _: unknown,
  args: Args<'Query.domainSearch'>,
  context: DomainsContext,
  info: GraphQLResolveInfo,
) {
  const label = parseLabel(args.name)
  const endings = TLDS.slice(0, args.first)
  const names = endings.map(({ tld }) => parseDomain(`${label}.${tld}`, TLDS, 'name'))
  const [states, profile] = await Promise.all([
    Promise.all(names.map((name) => loadNameState(context, name))),
    loadProfile(context, callerOf(context)),
  ])
  const free = states.filter((state) => state.available)
  if (free.length === 0) context.waive(info, `${label} is taken under every ending that was looked at`)
  return {
    name: label,
    tlds: endings.map(({ tld }) => tld),
    results: free.map(({ domain, premium, name }) => ({
      domain: { name: domain },
      available: true,
      premium,
      tld: name.tld.tld,
    })),
    availableDomains: free.map(({ domain }) => domain),
    availableCount: free.length,
    profile: summaryOf(profile),
    readyToRegister: isReady(profile),
    next:
      free.length === 0
        ? 'Try another name.'
        : nextStep(profile, 'Ask for the price of one of them with POST /api/check (domainAvailability).'),
  }
}
