import { parseWalletAddress } from '../../schema/address.ts'
import { BadInput } from '../../schema/errors.ts'
import { type AtomicUsdc, parseUsd, USDC_DECIMALS } from '../../schema/money.ts'
import type { Act, Quote, Topic } from '../kit/service/subgraph.ts'
import type { GatewayEngines } from './engines.ts'
import { recipientOn } from './recipient.ts'
import type { Args, GatewayGraph } from './types.gen.ts'
import { FAMILY_OF } from './usdcNetworks.ts'

// The payment is the transfer: the caller pays the recipient directly. Once the payment has settled there is nothing left
// to do, and nothing after it may fail.

/** Largest amount of one request: 10,000 USDC, the upper end of the contract's price range. */
const MOST: AtomicUsdc = parseUsd('10000')

/**
 * The price is the amount and the payee is the recipient. Throws BadInput for an amount below the minimum that covers its
 * gas, above 10000 or with more than 6 decimals, and for an address that is invalid on its network. The checkout decides
 * whether the network is served.
 */
const quoteSendUsdc: Quote<Args<'Mutation.sendUsdc'>, GatewayEngines> = async (
  { input: { amount, address, network } },
  { engines },
) => {
  const sum = sumToSend(amount)
  const family = FAMILY_OF[network]
  const least = await engines.sendMinimum.on(family)
  if (sum < least) throw new BadInput(`must be at least ${plainDecimal(least)} on ${family}`, ['input', 'amount'])
  const recipient = recipientOn(family, address)
  return { amount: sum, payTo: recipient.address, network: family }
}

/** Nothing to hold or release: a settled payment has already moved the money. */
const actSendUsdc: Act<Args<'Mutation.sendUsdc'>, GatewayEngines> = {
  async hold({ input: { address } }, _line, context) {
    // Such a transfer would move nothing and cost the facilitator its gas.
    if (parseWalletAddress(address) === context.caller)
      throw new BadInput('is the wallet that pays', ['input', 'address'])
  },
  async release() {},
  async outcome() {
    return 'DONE'
  },
}

function sendUsdc(_parent: unknown, { input: { amount, address, network } }: Args<'Mutation.sendUsdc'>) {
  const sum = plainDecimal(sumToSend(amount))
  return {
    success: true,
    message: `${sum} USDC sent to ${address} on ${FAMILY_OF[network]}`,
    amount: sum,
    address,
    network,
  }
}

export const send: Topic<GatewayGraph> = {
  resolvers: { Mutation: { sendUsdc } },
  quotes: { 'Mutation.sendUsdc': quoteSendUsdc },
  acts: { 'Mutation.sendUsdc': actSendUsdc },
}

function sumToSend(amount: string): AtomicUsdc {
  const sum = readSum(amount)
  if (sum <= 0n) throw new BadInput('must be greater than 0', ['input', 'amount'])
  if (sum > MOST) throw new BadInput('must be at most 10000', ['input', 'amount'])
  return sum
}

function readSum(amount: string): AtomicUsdc {
  try {
    return parseUsd(amount)
  } catch {
    throw new BadInput(`must be a positive decimal number with at most ${USDC_DECIMALS} decimals`, ['input', 'amount'])
  }
}

/** `5`, `1.5`: the shortest decimal notation. */
function plainDecimal(amount: AtomicUsdc): string {
  const unit = 10n ** BigInt(USDC_DECIMALS)
  const decimals = (amount % unit).toString().padStart(USDC_DECIMALS, '0').replace(/0+$/, '')
  return decimals ? `${amount / unit}.${decimals}` : `${amount / unit}`
}
