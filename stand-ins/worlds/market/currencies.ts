import { seedOf } from '../../kit/random.ts'
import { REFERENCE_MS } from './coins.ts'
import { walkAmplitudes } from './noise.ts'
import { EVEN, lineThrough, type PriceLine } from './priceLine.ts'

/** US dollars per unit of a currency at the start of 2026. */
const FIAT: Readonly<Record<string, number>> = {
  aed: 0.2723,
  ars: 0.00069,
  aud: 0.667,
  brl: 0.182,
  cad: 0.729,
  chf: 1.262,
  clp: 0.00111,
  cny: 0.143,
  czk: 0.0485,
  dkk: 0.157,
  eur: 1.174,
  gbp: 1.346,
  hkd: 0.1285,
  huf: 0.00305,
  idr: 0.00006,
  ils: 0.314,
  inr: 0.0111,
  jpy: 0.00638,
  krw: 0.000693,
  mxn: 0.0556,
  myr: 0.2465,
  nok: 0.0992,
  nzd: 0.576,
  php: 0.017,
  pln: 0.278,
  sar: 0.2666,
  sek: 0.1085,
  sgd: 0.778,
  thb: 0.0317,
  try: 0.0233,
  twd: 0.0318,
  uah: 0.0236,
  vnd: 0.000038,
  zar: 0.0604,
  xau: 4_310,
  xag: 71,
}

/** Coins used as quote currencies, by code. */
const COIN_CURRENCIES: Readonly<Record<string, readonly [coinId: string, unitsPerCoin: number]>> = {
  btc: ['bitcoin', 1],
  bits: ['bitcoin', 1_000_000],
  sats: ['bitcoin', 100_000_000],
  eth: ['ethereum', 1],
  bnb: ['binancecoin', 1],
  xrp: ['ripple', 1],
  sol: ['solana', 1],
  ltc: ['litecoin', 1],
  bch: ['bitcoin-cash', 1],
  xlm: ['stellar', 1],
  link: ['chainlink', 1],
  dot: ['polkadot', 1],
}

/** Codes of supported quote currencies, lower case. */
export const CURRENCIES: readonly string[] = ['usd', ...Object.keys(FIAT), ...Object.keys(COIN_CURRENCIES)]

/** US dollar value of each currency. */
export type Currencies = ReadonlyMap<string, PriceLine>

/** Opens the currencies; `lineOfCoin` supplies those of coins. */
export function openCurrencies(seed: string, lineOfCoin: (coinId: string) => PriceLine): Currencies {
  const lines = new Map<string, PriceLine>([['usd', EVEN]])
  for (const [code, dollars] of Object.entries(FIAT)) lines.set(code, fiatLine(seed, code, dollars))
  for (const [code, [coinId, units]] of Object.entries(COIN_CURRENCIES)) {
    const line = lineOfCoin(coinId)
    lines.set(code, { ...line, constant: line.constant - Math.log(units) })
  }
  return lines
}

/** The price line of a fiat currency. */
export function fiatLine(seed: string, code: string, dollars = FIAT[code]): PriceLine {
  if (dollars === undefined) throw new Error(`No such currency: ${code}`)
  const volatility = code.startsWith('x') ? 0.009 : 0.0035
  const part = { seed: seedOf(seed, 'currency', code), amplitudes: walkAmplitudes(volatility, 0.06), factor: 1 }
  return lineThrough(REFERENCE_MS, dollars, [part])
}
