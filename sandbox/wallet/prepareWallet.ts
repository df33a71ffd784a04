import { loadCatalogue } from '../api/catalogue.ts'
import { parseUsd } from '../api/usd.ts'
import { useWallet } from '../state/wallet.ts'
import { getTestMoney } from './balance.ts'
import { connectDevnet } from './connect.ts'

/**
 * On the devnet, makes a wallet if there is none, and fills one that holds less than an amount in micro-units of USD. On a
 * real network it does nothing. Throws a Trouble when no test money came.
 */
export async function prepareWallet(amount: bigint): Promise<void> {
  const { network } = await loadCatalogue()
  if (network.name !== 'devnet') return
  if (!useWallet.getState().wallet) await connectDevnet()
  const { balance } = useWallet.getState()
  if (amount > 0n && (balance === null || parseUsd(balance) < amount)) await getTestMoney()
}
