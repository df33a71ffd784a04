import type { WalletAddress } from '../../schema/address.ts'
import { NETWORKS } from '../payments/evm/network.ts'
import { whyNotPayee } from '../payments/protocol/payees.ts'
import type { RouterSettings } from './settings.ts'

/** Payees that could never spend what they earn; each as a sentence with the fix. */
export function payeeProblems(settings: RouterSettings): string[] {
  const { NETWORK, PAYEE, SOLANA_PAYEE, TEMPO_PAYEE, TEMPO_CURRENCY } = settings
  return [
    ...problemOf('PAYEE', PAYEE, [NETWORKS[NETWORK].usdc]),
    ...problemOf('SOLANA_PAYEE', SOLANA_PAYEE as WalletAddress | undefined, []),
    ...problemOf('TEMPO_PAYEE', TEMPO_PAYEE, TEMPO_CURRENCY ? [TEMPO_CURRENCY] : []),
  ]
}

function problemOf(name: string, payee: WalletAddress | undefined, tokens: readonly string[]): string[] {
  const objection = payee && whyNotPayee(payee, tokens)
  return objection ? [`${name}=${payee} ${objection}. Set it to the address of a wallet of your own.`] : []
}
