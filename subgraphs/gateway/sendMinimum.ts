import type { Logger } from 'pino'
import { request } from 'undici'
import { z } from 'zod'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import { shortMemory } from '../kit/async/shortMemory.ts'
import type { UsdcNetwork } from '../kit/service/subgraph.ts'

// A transfer earns the operator nothing and costs it gas, so the minimum amount must cover the cost of settling it.

/** The minimum amount of one request. */
export interface SendMinimum {
  /** In atomic units. Does not throw: if the node does not answer, the last known gas price is used. */
  on(network: UsdcNetwork): Promise<AtomicUsdc>
}

export interface SendMinimumOptions {
  /** The configured minimum; applies to every network. */
  readonly least: AtomicUsdc
  /** Price of one ETH in atomic units; 0: unknown, so gas is not included. */
  readonly ethPrice: AtomicUsdc
  /** RPC URL of the EVM chain that payments settle on. */
  readonly rpcUrl: string
  readonly log: Logger
}

/** Gas of a single transfer with authorization, with a margin: actual use is 65,000 to 100,000. */
const GAS_OF_TRANSFER = 120_000n
const WEI_PER_ETH = 10n ** 18n
/** How long a gas price is cached. Milliseconds. */
const TRUSTED_MS = 15_000
const TIMEOUT_MS = 2_000

const GasPrice = z.object({ result: z.string().regex(/^0x[0-9a-f]+$/i) })

/** Opens the minimum: the configured amount, or on the EVM chain the current gas cost of a transfer if that is higher. */
export function openSendMinimum({ least, ethPrice, rpcUrl, log }: SendMinimumOptions): SendMinimum {
  let known = 0n
  const prices = shortMemory(() => readGasPrice(rpcUrl), { trustedMs: TRUSTED_MS, maxKeys: 1 })
  return {
    async on(network) {
      // Other networks charge fees in USDC or in fractions of a cent.
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

/** Gas cost of a transfer in atomic units, rounded up. `gasPrice` is in wei. */
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
