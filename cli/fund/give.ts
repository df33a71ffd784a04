import { formatEther } from 'viem'
import { fundAccount } from '../../devnet/fund.ts'
import { connectNode } from '../../devnet/node.ts'
import { parseAddress } from '../../schema/address.ts'
import { type AtomicUsdc, formatUsd } from '../../schema/money.ts'
import { findDevnet } from '../devnet.ts'
import { Trouble, UsageError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'

/** The amounts to give. */
export interface Gift {
  readonly usdc: AtomicUsdc
  /** In wei. */
  readonly eth: bigint
}

/** Sends test money to an address on this installation's devnet. Throws Trouble on every other network. */
export async function give(to: string, { usdc, eth }: Gift, terminal: Terminal): Promise<void> {
  const address = parseAddress(to)
  if (!address) {
    throw new UsageError('That is no address: give 0x and 40 hexadecimal digits, in one case or with a right checksum.')
  }
  const { router } = readSettings()
  if (router.NETWORK !== 'devnet') {
    throw new Trouble(
      `NETWORK=${router.NETWORK} is a public chain without test money: send USDC to the address, or set NETWORK=devnet.`,
    )
  }
  const devnet = await findDevnet(router)
  if (!devnet) throw new Trouble(`No devnet runs over ${router.DATA_DIR}: start it with "npx tollgraph start".`)
  await fundAccount(connectNode(devnet.rpcUrl), address, { usdc, eth })
  await terminal.print(`${address} got ${formatUsd(usdc)} USDC and ${formatEther(eth)} ETH on the devnet\n`)
}
