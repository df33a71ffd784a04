import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createTestClient, http, type TestClient } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { getBlock } from 'viem/actions'
import { Actions } from 'viem/tempo'
import { findAnvil } from '../../../devnet/anvil.ts'
import { type TempoClient, tempoClient } from '../../../router/payments/rails/tempo/client.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { eventually } from '../ledger.ts'
import { freePorts } from '../ports.ts'

/** PathUSD, the first stablecoin of every Tempo chain, in which fees are paid by default. */
export const PATH_USD = parseAddress('0x20c0000000000000000000000000000000000000') as Address

/** The chain ids of Tempo's networks, which stock clients know. */
export const TEMPO_TESTNET = 42_431
export const TEMPO_MAINNET = 4_217

/** A local Tempo chain for a file of tests. */
export interface TestTempo {
  readonly rpcUrl: string
  readonly chainId: number
  readonly currency: Address
  readonly client: TempoClient
  /** Moves the chain's clock and mines. */
  readonly control: TestClient
  /** Gives an account some PathUSD, in atomic units. */
  give(to: Address, amount: bigint): Promise<void>
  /** What an account holds, in atomic units. */
  balanceOf(account: Address): Promise<bigint>
  stop(): Promise<void>
}

/**
 * Starts anvil as a Tempo node. It mines each second like the real one, because its clock is that of its newest block,
 * and at once when there is a transaction.
 */
export async function startTempo(chainId = TEMPO_TESTNET): Promise<TestTempo> {
  const [port] = await freePorts(1)
  const flags = ['--network', 'tempo', '--hardfork', 'T4', '--chain-id', String(chainId), '--port', String(port)]
  const child = spawn(findAnvil(), [...flags, '--block-time', '1', '--mixed-mining', '--quiet'], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const rpcUrl = `http://127.0.0.1:${port}`
  const node = { rpcUrl, chainId, timeoutMs: 10_000 }
  const client = tempoClient(node)
  await eventually('the Tempo node mines', async () => {
    if (child.exitCode !== null) throw new Error(`anvil ended with code ${child.exitCode}`)
    const head = await getBlock(client).catch(() => null)
    return head && head.number > 0n
  })
  // Anvil's accounts are born with PathUSD.
  const rich = mnemonicToAccount('test test test test test test test test test test test junk')
  return {
    rpcUrl,
    chainId,
    currency: PATH_USD,
    client,
    control: createTestClient({ mode: 'anvil', transport: http(rpcUrl) }),
    async give(to, amount) {
      const transfer = { account: rich, amount, to, token: PATH_USD, nonceKey: 'random' }
      await Actions.token.transferSync(client, transfer as never)
    },
    async balanceOf(account) {
      const { amount } = await Actions.token.getBalance(client, { account, token: PATH_USD } as never)
      return amount
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
