import type { Devnet } from '../../devnet/index.ts'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import type { Address } from '../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc, formatUsd, parseUsd } from '../../schema/money.ts'
import type { Chain } from '../payments/evm/chain.ts'
import { devnetAddress } from './devnetAddress.ts'
import { fromDevnet } from './fromDevnet.ts'
import { notAllowed } from './notAllowed.ts'

/** Balance a wallet is filled up to. */
const FULL = parseUsd('25')

/** A wallet with at least this balance is not filled. */
const ENOUGH = parseUsd('20')

const PREFIX = '/devnet/wallets/'

/** Answers a request below the gateway's base URL; null for other paths. */
export type DevnetWallets = (method: string, path: string) => Promise<Answer> | Answer | null

/**
 * `/devnet/wallets/{address}`: GET returns a wallet's balance in test USDC, POST fills it up to 25 USD, free of charge.
 * It pays without gas, so it needs no ether.
 */
export function devnetWallets(chain: Pick<Chain, 'balanceOf'>, devnet: Pick<Devnet, 'fund'>): DevnetWallets {
  const underWay = new Map<Address, Promise<AtomicUsdc>>()

  return (method, path) => {
    if (!path.startsWith(PREFIX)) return null
    switch (method) {
      case 'GET':
      case 'HEAD':
        return shown(path, (address) => chain.balanceOf(address))
      case 'POST':
        return shown(path, fillOnce)
      default:
        return notAllowed(method, ['GET', 'HEAD', 'POST'])
    }
  }

  /** Concurrent fills of one wallet share one run, so that it is not funded twice. */
  function fillOnce(address: Address): Promise<AtomicUsdc> {
    const running = underWay.get(address)
    if (running) return running
    const filling = fill(address).finally(() => underWay.delete(address))
    underWay.set(address, filling)
    return filling
  }

  async function fill(address: Address): Promise<AtomicUsdc> {
    const balance = await chain.balanceOf(address)
    if (balance >= ENOUGH) return balance
    await devnet.fund(address, { usdc: atomicUsdc(FULL - balance) })
    return chain.balanceOf(address)
  }
}

async function shown(path: string, balanceOf: (address: Address) => Promise<AtomicUsdc>): Promise<Answer> {
  const address = devnetAddress(path.slice(PREFIX.length))
  const balance = await fromDevnet(balanceOf(address))
  return jsonAnswer(200, { address, balance: formatUsd(balance) }, { 'cache-control': 'no-store' })
}
