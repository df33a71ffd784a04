import type { Wallet } from '@tollgraph/client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ORIGIN } from './origin.ts'

const PLACE = 'example.devnet-key'

let wallet: Promise<Wallet> | undefined

/**
 * A wallet with test money, whose key is kept in this browser: for the devnet only. With real money, connect the extension of
 * the user instead: `walletOf(createWalletClient({ account, chain, transport: custom(window.ethereum) }))`.
 */
export function devnetWallet(): Promise<Wallet> {
  wallet ??= openWallet()
  return wallet
}

async function openWallet(): Promise<Wallet> {
  const key = (localStorage.getItem(PLACE) as `0x${string}` | null) ?? generatePrivateKey()
  localStorage.setItem(PLACE, key)
  const account = privateKeyToAccount(key)
  const filled = await fetch(`${ORIGIN}/devnet/wallets/${account.address}`, { method: 'POST' })
  if (!filled.ok) throw new Error('There is no devnet here: pay with a wallet of your own')
  return account
}
