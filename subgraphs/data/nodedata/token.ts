import { givenList } from '../../kit/paging/givenList.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { calls, type OnNetwork, PAGE_KEY } from './ask.ts'

interface BalancesArgs extends OnNetwork {
  readonly address: string
  readonly contracts: readonly string[] | null | undefined
  readonly pageKey: string | null | undefined
}

interface AllowanceArgs extends OnNetwork {
  readonly contract: string
  readonly owner: string
  readonly spender: string
}

/** Token contracts: balances, metadata, allowances. */
export const token: Topic<DataEngines> = {
  resolvers: {
    Query: {
      tokenBalances: calls<BalancesArgs>(
        'getTokenBalances',
        ({ address, contracts, pageKey }) => [address, givenList(contracts) ?? 'erc20', pageKey ? { pageKey } : {}],
        { paging: PAGE_KEY },
      ),
      tokenMetadata: calls<OnNetwork & { readonly contract: string }>(
        'getTokenMetadata',
        ({ contract }) => [contract],
        { isEmpty: saysNothing },
      ),
      tokenAllowance: calls<AllowanceArgs>('getTokenAllowance', ({ contract, owner, spender }) => [
        { contract, owner, spender },
      ]),
    },
  },
}

/** An address that is not a token has neither name, symbol nor decimals. */
function saysNothing(value: unknown): boolean {
  const { name, symbol, decimals } = value as Record<string, unknown>
  return name === null && symbol === null && decimals === null
}
