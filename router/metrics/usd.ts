import { type AtomicUsdc, USDC_DECIMALS } from '../../schema/money.ts'

const ATOMIC_UNITS_PER_USD = 10 ** USDC_DECIMALS

/** An amount as Prometheus has numbers: USD as a float. Never for money that moves. */
export function usd(amount: AtomicUsdc): number {
  return Number(amount) / ATOMIC_UNITS_PER_USD
}
