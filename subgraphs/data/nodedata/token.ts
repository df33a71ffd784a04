import { givenList } from '../../kit/paging/givenList.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { callsOf, PAGE_KEY } from './ask.ts'

/** Token contracts: balances, metadata, allowances. */
export const token: Topic<DataGraph> = {
  resolvers: {
    ChainAccount: {
      tokenBalances: callsOf(
        'getTokenBalances',
        ({ address, contracts, pageKey }) => [address, givenList(contracts) ?? 'erc20', pageKey ? { pageKey } : {}],
        { paging: PAGE_KEY },
      ),
    },
    Token: {
      metadata: callsOf('getTokenMetadata', ({ address }) => [address], { isEmpty: saysNothing }),
      allowance: callsOf('getTokenAllowance', ({ address, owner, spender }) => [{ contract: address, owner, spender }]),
    },
  },
}

/** An address that is not a token has neither name, symbol nor decimals. */
function saysNothing(value: unknown): boolean {
  const { name, symbol, decimals } = value as Record<string, unknown>
  return name === null && symbol === null && decimals === null
}
