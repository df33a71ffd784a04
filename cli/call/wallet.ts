import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
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

/** The environment variable with the paying private key. */
const KEY_VARIABLE = 'TOLLGRAPH_KEY'

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
  const key = process.env[KEY_VARIABLE]
  const health = await askHealth(origin).catch((error: unknown) => {
    // A third-party service may have no health endpoint.
    if (error instanceof Trouble) return null
    throw error
  })
  if (key) {
    const testnet = health?.devnet ? NETWORKS.devnet : NETWORKS['base-sepolia']
    return { account: accountOf(key), networks: [NETWORKS.base, testnet], ensure: async () => {} }
  }
  const devnet = health?.devnet && (await findDevnet(settings))
  if (!devnet || devnet.rpcUrl !== health.devnet?.rpcUrl) {
    throw new Trouble(
      `This wants a wallet, and ${origin} is not on the devnet of this installation: put the key that pays into ${KEY_VARIABLE}.`,
    )
  }
  const { account, file } = throwAwayAccount(settings.DATA_DIR)
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

function accountOf(key: string): PrivateKeyAccount {
  // The message must not contain the key, even a malformed one.
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) {
    throw new Trouble(`${KEY_VARIABLE} is no private key: set it to 0x and 64 hexadecimal digits, or unset it.`)
  }
  try {
    return privateKeyToAccount(key as `0x${string}`)
  } catch {
    throw new Trouble(`${KEY_VARIABLE} is outside the range of private keys: set it to another, or unset it.`)
  }
}

const Kept = z.object({ address: z.string(), privateKey: z.string().regex(/^0x[0-9a-f]{64}$/) })

function throwAwayAccount(dataDir: string): { account: PrivateKeyAccount; file: string } {
  const file = join(resolve(dataDir), 'cli-wallet.json')
  const privateKey = generatePrivateKey()
  const made = privateKeyToAccount(privateKey)
  try {
    // `wx` fails when the file exists, so that two concurrent calls use the same wallet.
    writeFileSync(file, `${JSON.stringify({ address: made.address, privateKey }, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    return { account: made, file }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = Kept.safeParse(readJson(file))
  if (!kept.success) throw new Trouble(`${file} does not hold a wallet: remove it, and a new one is made.`)
  return { account: privateKeyToAccount(kept.data.privateKey as `0x${string}`), file }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A truncated file, from a kill during the write; the caller reports it.
    return null
  }
}
