import { type ReplayRoute, textReply } from '../../definition.ts'

const day = 1795132800
const supply = { peggedUSD: 159510682147.75 }
const supplies = { circulatingPrevDay: supply, circulatingPrevWeek: supply, circulatingPrevMonth: supply }

function listed(more: object) {
  return {
    id: '1',
    name: 'Kit Dollar',
    symbol: 'KUSD',
    gecko_id: 'kit-dollar',
    pegType: 'peggedUSD',
    priceSource: 'defillama',
    pegMechanism: 'fiat-backed',
    circulating: supply,
    ...supplies,
    chainCirculating: { Ethereum: { current: supply, ...supplies } },
    chains: ['Ethereum'],
    price: 1.001,
    ...more,
  }
}

/** Stablecoins. */
export const stablecoinRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/stablecoins/stablecoins',
    query: { includePrices: 'boolean' },
    answer: () => ({ peggedAssets: [listed({}), listed({ id: '2', name: 'Kit Euro', gecko_id: null, price: null })] }),
    odd: () => ({ peggedAssets: [listed({ circulating: null }), listed({})] }),
    empty: () => ({ peggedAssets: [] }),
  },
  {
    method: 'GET',
    path: '/stablecoins/stablecoin/{asset}',
    answer: ({ params }) => ({
      id: params.asset,
      name: 'Kit Dollar',
      address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
      symbol: 'KUSD',
      url: 'https://kusd.example',
      description: 'A dollar.',
      mintRedeemDescription: null,
      onCoinGecko: 'true',
      gecko_id: 'kit-dollar',
      cmcId: '825',
      pegType: 'peggedUSD',
      pegMechanism: 'fiat-backed',
      priceSource: 'defillama',
      auditLinks: null,
      twitter: null,
      wiki: null,
      price: 1.001,
      tokens: [{ date: day, circulating: supply }],
      chainBalances: { Ethereum: { tokens: [{ date: day, circulating: supply }] } },
      currentChainBalances: { Ethereum: supply },
    }),
    empty: () => textReply(404, 'Stablecoin not found'),
  },
  {
    method: 'GET',
    path: '/stablecoins/stablecoincharts/all',
    query: { stablecoin: 'integer' },
    answer: () => [{ date: String(day), totalCirculating: supply, totalCirculatingUSD: supply }],
    odd: () => [
      { date: null, totalCirculating: supply, totalCirculatingUSD: supply },
      { date: String(day), totalCirculating: supply, totalCirculatingUSD: supply },
    ],
    empty: () => [],
  },
  {
    method: 'GET',
    path: '/stablecoins/stablecoinchains',
    answer: () => [{ gecko_id: 'ethereum', totalCirculatingUSD: supply, tokenSymbol: 'ETH', name: 'Ethereum' }],
    odd: () => [
      { gecko_id: null, totalCirculatingUSD: null, tokenSymbol: null, name: 'Odd' },
      { gecko_id: 'ethereum', totalCirculatingUSD: supply, tokenSymbol: 'ETH', name: 'Ethereum' },
    ],
    empty: () => [],
  },
]
