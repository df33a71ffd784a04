import type { Wallets } from '../metrics/balances.ts'
import type { RefundKeys } from '../payments/checkout/refundKeys.ts'
import type { Rails } from '../payments/protocol/rail.ts'
import type { Money } from './money.ts'

/** The wallets whose balances are watched: payees, refund keys, and the keys that pay the gas of settlements. */
export function walletsOf({ chain, network, signers }: Money, { all }: Rails, refundKeys: RefundKeys): Wallets {
  // Several rails of a network share a payee.
  const payees = new Map(all.map((rail) => [`${rail.network} ${rail.payee}`, rail]))
  return {
    payees: [...payees.values()].map((rail) => ({
      network: rail.network,
      address: rail.payee,
      balance: () => rail.balanceOf(rail.payee),
    })),
    refundKeys: () => refundKeys.balances(),
    gas: signers.facilitators.map(({ address }) => ({
      network: network.id,
      address,
      balance: () => chain.client.getBalance({ address }),
    })),
  }
}
