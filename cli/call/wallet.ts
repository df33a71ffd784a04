import type { PrivateKeyAccount } from 'viem/accounts'
import { fundAccount } from '../../devnet/fund.ts'
import { connectNode } from '../../devnet/node.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS, type Network } from '../../router/payments/evm/network.ts'
import type { Address } from '../../schema/address.ts'
import { type AtomicUsdc, formatUsd, parseUsd } from '../../schema/money.ts'
import { findDevnet } from '../devnet.ts'
import { Trouble } from '../errors.ts'
import { askHealth } from '../health.ts'
import type { Terminal } from '../terminal.ts'
import { keptAccount } from '../wallet/keptAccount.ts'
import { accountOfKey, KEY_VARIABLE } from '../wallet/key.ts'

/** Test USDC given to the throw-away wallet on top of the price, whenever its balance is below the price. */
const POCKET_MONEY = parseUsd('10')

/** Timeout for reading a balance from the chain, in milliseconds. */
const CHAIN_LIMIT_MS = 5_000

/** The account that pays and signs in. */
export interface Wallet {
  readonly account: PrivateKeyAccount
  /** The networks it may pay on; one for each chain id. */
  readonly networks: readonly Network[]
  /** Funds the wallet up to an amount, on the devnet; does nothing elsewhere. */
  ensure(amount: AtomicUsdc): Promise<void>
}

/**
 * The wallet of TOLLGRAPH_KEY. Without a key: a throw-away wallet with test money, if the called router runs on the
 * devnet of this installation. Throws Trouble when neither is available.
 */
export async function openWallet(origin: string, settings: RouterSettings, terminal: Terminal): Promise<Wallet> {
  const own = accountOfKey()
  const health = await askHealth(origin).catch((error: unknown) => {
    // A third-party service may have no health endpoint.
    if (error instanceof Trouble) return null
    throw error
  })
  if (own) {
    const testnet = health?.devnet ? NETWORKS.devnet : NETWORKS['base-sepolia']
    return { account: own, networks: [NETWORKS.base, testnet], ensure: async () => {} }
  }
  const devnet = health?.devnet && (await findDevnet(settings))
  if (!devnet || devnet.rpcUrl !== health.devnet?.rpcUrl) {
    throw new Trouble(
      `This wants a wallet, and ${origin} is not on the devnet of this installation: put the key that pays into ${KEY_VARIABLE}.`,
    )
  }
  const { account, file } = keptAccount(settings.DATA_DIR)
  terminal.tell(
    `No ${KEY_VARIABLE} is set and this is the devnet: a throw-away wallet is used, ${account.address} (${file})`,
  )
  return {
    account,
    networks: [NETWORKS.devnet],
    async ensure(amount) {
      const chain = openChain(NETWORKS.devnet, devnet.rpcUrl, CHAIN_LIMIT_MS)
      if ((await chain.balanceOf(account.address as Address)) >= amount) return
      const usdc = amount + POCKET_MONEY
      await fundAccount(connectNode(devnet.rpcUrl), account.address, { usdc })
      terminal.tell(`It was given ${formatUsd(usdc as AtomicUsdc)} test USDC`)
    },
  }
}
