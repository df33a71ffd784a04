import type { Logger } from 'pino'
import { request } from 'undici'
import { z } from 'zod'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import { shortMemory } from '../kit/shortMemory.ts'
import type { UsdcNetwork } from '../kit/subgraph.ts'

// A transfer earns the operator nothing and costs it the gas, so the smallest one must not be cheaper to send than to settle.

/** The least that one request sends. */
export interface SendMinimum {
  /** In atomic units. Does not throw: a node that does not answer leaves the minimum as it was known last. */
  on(network: UsdcNetwork): Promise<AtomicUsdc>
}

export interface SendMinimumOptions {
  /** What is set; holds on every network. */
  readonly least: AtomicUsdc
  /** What one ETH costs, in atomic units; 0 where it is not known, and gas is not counted. */
  readonly ethPrice: AtomicUsdc
  /** A node of the EVM chain that payments settle on. */
  readonly rpcUrl: string
  readonly log: Logger
}

/** Gas of one transfer by authorization that settles alone, with room: 65,000 to 100,000 are used. */
const GAS_OF_TRANSFER = 120_000n
const WEI_PER_ETH = 10n ** 18n
/** Milliseconds that a gas price is trusted. */
const TRUSTED_MS = 15_000
const TIMEOUT_MS = 2_000

const GasPrice = z.object({ result: z.string().regex(/^0x[0-9a-f]+$/i) })

/** Opens the minimum: what is set, or on the EVM chain the gas of a transfer at the day's price where that is more. */
export function openSendMinimum({ least, ethPrice, rpcUrl, log }: SendMinimumOptions): SendMinimum {
  let known = 0n
  const prices = shortMemory(() => readGasPrice(rpcUrl), { trustedMs: TRUSTED_MS, maxKeys: 1 })
  return {
    async on(network) {
      // Other networks take their fees in USDC or in fractions of a cent.
      if (network !== 'base' || ethPrice === 0n) return least
      try {
        known = await prices.get('gas')
      } catch (error) {
        log.warn(
          { err: error },
          'The gas price of the day is not known; the last one counts for the least amount to send',
        )
      }
      const cost = costOfTransfer(known, ethPrice)
      return cost > least ? cost : least
    },
  }
}

/** What the gas of a transfer costs, in atomic units, rounded up. `gasPrice` is in wei. */
export function costOfTransfer(gasPrice: bigint, ethPrice: AtomicUsdc): AtomicUsdc {
  return atomicUsdc((gasPrice * GAS_OF_TRANSFER * ethPrice + WEI_PER_ETH - 1n) / WEI_PER_ETH)
}

async function readGasPrice(rpcUrl: string): Promise<bigint> {
  const answer = await request(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] }),
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  })
  return BigInt(GasPrice.parse(await answer.body.json()).result)
}
