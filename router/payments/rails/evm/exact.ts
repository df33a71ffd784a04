import type { Hex } from 'viem'
import type { Address } from '../../../../schema/address.ts'
import type { Chain } from '../../evm/chain.ts'
import type { Network } from '../../evm/network.ts'
import { isSigned } from '../../evm/signature.ts'
import { transferDigest } from '../../evm/transferDigest.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'
import type { Rail } from '../../protocol/rail.ts'
import type { Refunder } from '../../protocol/refunder.ts'
import { WIRES } from '../../protocol/wires.ts'
import { type Eip3009Payment, readEip3009 } from '../../x402/eip3009.ts'
import { fateAtEnd } from '../fateAtEnd.ts'
import { endOfKept } from '../keptPayment.ts'

/** A fixed sum on an EVM chain: EIP-3009 transfers of USDC, x402's `exact` and MPP's `evm/charge`. */
export function exactRail(
  network: Network,
  chain: Chain,
  payee: Address,
  facilitator: Facilitator,
  refunder: Refunder | null,
): Rail {
  const digestOf = transferDigest({
    ...network.tokenDomain,
    chainId: network.chainId,
    verifyingContract: network.usdc,
  })
  const extra = { ...network.tokenDomain }
  return {
    method: 'eip3009',
    scheme: 'exact',
    network: network.id,
    v1Network: network.v1Name,
    family: 'base',
    asset: network.usdc,
    payee,
    wires: WIRES.exact,
    facilitator,
    refunder,
    read(payload) {
      const read = readEip3009(payload)
      if ('reason' in read) return read
      const { payer, payTo, value, validAfter, validBefore, nonce } = read
      return { payer, payTo, value, validAfter, validBefore, nonce, signed: read }
    },
    extra: () => extra,
    objection: () => null,
    isSigned({ signed }) {
      const { payer, payTo, signature, ...transfer } = signed as Eip3009Payment
      return isSigned({ digest: digestOf({ ...transfer, from: payer, to: payTo }), signer: payer, signature }, chain)
    },
    balanceOf: (owner) => chain.balanceOf(owner as Address),
    async fateOf({ payer, payTo, nonce, amount, payload }, signedAfter) {
      const validBefore = endOfKept(payload, readEip3009)
      const transfer = { payer: payer as Address, payTo: payTo as Address, nonce: nonce as Hex, amount }
      return fateAtEnd(chain.client, network, validBefore, (at) => chain.fateOf(transfer, signedAfter, at))
    },
  }
}
