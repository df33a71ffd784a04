import { type ReplayRoute, Reply } from '../../definition.ts'

/** A pair, as exchanges and coins have them. */
export function ticker(more: object) {
  return {
    base: 'KTC',
    target: 'USD',
    market: {
      name: 'Kit Exchange',
      identifier: 'kit-exchange',
      has_trading_incentive: false,
      logo: 'https://img.example/x.png',
    },
    last: 77172.5,
    volume: 9243.62632,
    cost_to_move_up_usd: 21983152.25,
    cost_to_move_down_usd: 19695552.5,
    converted_last: { btc: 0.99912, eth: 36.349604, usd: 77080 },
    converted_volume: { btc: 9236, eth: 336002, usd: 712501236 },
    trust_score: null,
    bid_ask_spread_percentage: 0.010013,
    timestamp: '2026-11-20T10:32:37+00:00',
    last_traded_at: '2026-11-20T10:32:37+00:00',
    last_fetch_at: '2026-11-20T10:33:31+00:00',
    is_anomaly: false,
    is_stale: false,
    trade_url: null,
    token_info_url: null,
    coin_id: 'kit-coin',
    coin_mcap_usd: 1545160286928.75,
    ...more,
  }
}

const none = () => new Reply(404, { error: 'exchange not found' })

/** Exchanges off chain. */
export const exchangeRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/exchanges/{id}',
    answer: () => ({
      name: 'Kit Exchange',
      year_established: null,
      country: '',
      description: '',
      url: 'https://exchange.example/',
      image: 'https://img.example/x.png',
      has_trading_incentive: false,
      centralized: true,
      trust_score: 10,
      trust_score_rank: 2,
      coins: 435,
      pairs: 1391,
      trade_volume_24h_btc: 95073.75,
      tickers: [ticker({})],
      status_updates: [],
    }),
    empty: none,
  },
  {
    method: 'GET',
    path: '/exchanges/{id}/tickers',
    query: {
      coin_ids: 'string',
      include_exchange_logo: 'boolean',
      page: 'integer',
      depth: 'boolean',
      order: [
        'market_cap_asc',
        'market_cap_desc',
        'trust_score_desc',
        'trust_score_asc',
        'volume_desc',
        'volume_asc',
        'base_target',
      ],
    },
    answer: () => ({
      name: 'Kit Exchange',
      tickers: [ticker({}), ticker({ base: 'KT2', coin_id: 'kit-two', target_coin_id: 'kit-dollar' })],
    }),
    odd: () => ({ name: 'Kit Exchange', tickers: [ticker({ last: null }), ticker({ base: 'KT2' })] }),
    empty: () => ({ name: 'Kit Exchange', tickers: [] }),
  },
  {
    method: 'GET',
    path: '/exchanges/{id}/volume_chart',
    query: { 'days!': ['1', '7', '14', '30', '90', '180', '365'] },
    answer: () => [[1795132800000, '306800.0517']],
    odd: () => [
      [1795132800000, null],
      [1795132800000, '306800.0517'],
    ],
    empty: none,
  },
]
