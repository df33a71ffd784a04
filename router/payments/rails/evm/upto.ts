import type { Address } from '../../../../schema/address.ts'
import { PERMIT2, UPTO_PERMIT2_PROXY } from '../../../../schema/permit2Contracts.ts'
import type { Chain } from '../../evm/chain.ts'
import type { Network } from '../../evm/network.ts'
import { isSigned } from '../../evm/signature.ts'
import { uptoPermitDigest } from '../../evm/uptoPermitDigest.ts'
import { uptoFateOf } from '../../facilitator/uptoFate.ts'
import { GAS_SPONSORING, uptoOfferExtra } from '../../facilitator/uptoOffer.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'
import type { Mismatch, Rail } from '../../protocol/rail.ts'
import type { Refunder } from '../../protocol/refunder.ts'
import { WIRES } from '../../protocol/wires.ts'
import { type Permit2Payment, permitOf, readPermit2 } from '../../x402/permit2.ts'
import { fateAtEnd } from '../fateAtEnd.ts'
import { endOfKept } from '../keptPayment.ts'

/**
 * A ceiling on an EVM chain: a Permit2 transfer of at most the offered sum, of which the earned part is taken.
 * `facilitatorAddress` is the only account that may settle, by the payer's signature; while it is null, no ceiling is
 * offered.
 */
export function uptoRail(
  network: Network,
  chain: Chain,
  payee: Address,
  facilitator: Facilitator,
  refunder: Refunder | null,
  facilitatorAddress: () => Address | null,
): Rail {
  const digestOf = uptoPermitDigest(network.chainId, PERMIT2)
  return {
    method: 'permit2',
    scheme: 'upto',
    network: network.id,
    v1Network: null,
    family: 'base',
    asset: network.usdc,
    payee,
    wires: WIRES.upto,
    facilitator,
    refunder,
    extensions: GAS_SPONSORING,
    read(payload) {
      const read = readPermit2(payload)
      if (!('payer' in read)) return read
      const { payer, payTo, value, nonce, validAfter, validBefore } = read
      return { payer, payTo, value, validAfter, validBefore, nonce: nonce.toString(), signed: read }
    },
    extra() {
      const address = facilitatorAddress()
      return address && { ...uptoOfferExtra(network, address) }
    },
    objection: ({ signed }) => objectionTo(signed as Permit2Payment, network, facilitatorAddress()),
    isSigned({ signed }) {
      const payment = signed as Permit2Payment
      const { payer, signature } = payment
      return isSigned({ digest: digestOf(permitOf(payment)), signer: payer, signature }, chain)
    },
    balanceOf: (owner) => chain.balanceOf(owner as Address),
    async fateOf({ payer, payTo, nonce, amount, payload }, signedAfter) {
      const validBefore = endOfKept(payload, readPermit2)
      const transfer = { payer: payer as Address, payTo: payTo as Address, nonce: BigInt(nonce), amount }
      // The last second is still valid.
      return fateAtEnd(chain.client, network, validBefore + 1n, (at) =>
        uptoFateOf(chain.client, network, transfer, signedAfter, at),
      )
    },
  }
}

function objectionTo(payment: Permit2Payment, network: Network, facilitator: Address | null): Mismatch | null {
  if (payment.token !== network.usdc)
    return { reason: 'permit2_token_mismatch', message: `The payment is in ${payment.token}; USDC is ${network.usdc}.` }
  if (payment.spender !== UPTO_PERMIT2_PROXY)
    return {
      reason: 'invalid_permit2_spender',
      message: `The payment may be taken by ${payment.spender}; a ceiling is taken through ${UPTO_PERMIT2_PROXY}.`,
    }
  if (payment.facilitator !== facilitator)
    return {
      reason: 'upto_facilitator_mismatch',
      message: `The payment may be settled by ${payment.facilitator} alone; it is settled here by ${facilitator}.`,
    }
  return null
}
