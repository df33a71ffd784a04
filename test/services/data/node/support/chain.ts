import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type Abi, createTestClient, encodeFunctionData, type Hex, http, publicActions, walletActions } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { findAnvil } from '../../../../../devnet/anvil.ts'
import { eventually } from '../../../../support/ledger.ts'
import { freePorts } from '../../../../support/ports.ts'

/** An account that the chain itself signs for: transactions need no key. */
export const ALICE: Hex = '0x00000000000000000000000000000000000a11ce'
export const BOB: Hex = '0x0000000000000000000000000000000000000b0b'

/** A contract of `contracts/` at an address of the chain. */
export interface TestContract {
  readonly address: Hex
  readonly abi: Abi
}

/** A local chain with a coin, a collection, items and a machine on it. */
export interface FurnishedChain {
  readonly url: string
  readonly chainId: number
  readonly client: ReturnType<typeof connect>
  readonly coin: TestContract
  readonly art: TestContract
  readonly items: TestContract
  readonly machine: TestContract
  /** Sends a transaction and mines it. */
  send(from: Hex, call: TestCall): Promise<Hex>
}

/** One that was started for a file of tests. */
export interface TestChain extends FurnishedChain {
  stop(): Promise<void>
}

export interface TestCall {
  /** Left out: `data` makes a contract. */
  readonly to?: Hex
  /** Wei. */
  readonly value?: bigint
  readonly data?: Hex
}

/** Starts anvil with the test contracts in place. */
export async function startTestChain(chainId = 84_532): Promise<TestChain> {
  const [port] = await freePorts(1)
  const flags = ['--chain-id', String(chainId), '--port', String(port), '--accounts', '0', '--quiet']
  const child = spawn(findAnvil(), flags, { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await eventually('the node answers', async () => {
    if (child.exitCode !== null) throw new Error(`anvil ended with code ${child.exitCode}`)
    return connect(url)
      .getChainId()
      .catch(() => null)
  })
  return {
    ...(await furnishChain(url, chainId)),
    async stop() {
      child.kill()
      await exited
    },
  }
}

/** Puts the test contracts and accounts onto a chain that runs. */
export async function furnishChain(url: string, chainId = 84_532): Promise<FurnishedChain> {
  const client = connect(url)
  const place = async (name: string, address: Hex) => {
    const { abi, runtimeBytecode } = artifact(name)
    await client.setCode({ address, bytecode: runtimeBytecode })
    return { address, abi }
  }
  for (const address of [ALICE, BOB]) {
    await client.impersonateAccount({ address })
    await client.setBalance({ address, value: 10n ** 24n })
  }
  return {
    url,
    chainId,
    client,
    coin: await place('TestCoin', '0xc000000000000000000000000000000000000001'),
    art: await place('TestArt', '0xc000000000000000000000000000000000000002'),
    items: await place('TestItems', '0xc000000000000000000000000000000000000003'),
    machine: await place('TestMachine', '0xc000000000000000000000000000000000000004'),
    async send(from, { to, value, data }) {
      // What would fail may be just what a test wants to be mined.
      const gas = 10_000_000n
      // Not the number that anvil gives: it counts what its pool still holds of blocks that a reorg took back.
      const nonce = await client.getTransactionCount({ address: from, blockTag: 'latest' })
      const hash = await client.sendTransaction({ account: from, to: to ?? null, value, data, gas, nonce, chain: null })
      // By the receipt itself: viem's own wait ends with the next block only, and after a reorg none may come.
      await eventually(`${hash} is mined`, () => client.getTransactionReceipt({ hash }).catch(() => null))
      return hash
    },
  }
}

/** What a transaction to a contract carries. */
export function callOf({ address, abi }: TestContract, functionName: string, args: readonly unknown[] = []) {
  return { to: address, data: encodeFunctionData({ abi, functionName, args: [...args] }) }
}

/** What a transaction carries that makes a contract with the code of a test contract. */
export function creationOf(name: string): TestCall {
  // Returns the code that stands behind these eleven bytes.
  return { data: `0x600b5981380380925939f3${artifact(name).runtimeBytecode.slice(2)}` }
}

/** An address that nobody has the key of, the same for the same number. */
export function someone(number: number): Hex {
  return privateKeyToAddress(`0x${(number + 1_000_000).toString(16).padStart(64, '0')}`).toLowerCase() as Hex
}

function connect(url: string) {
  return createTestClient({ mode: 'anvil', transport: http(url, { retryCount: 0 }), pollingInterval: 5, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
}

function artifact(name: string): { readonly abi: Abi; readonly runtimeBytecode: Hex } {
  return JSON.parse(readFileSync(new URL(`../contracts/${name}.artifact.json`, import.meta.url), 'utf8'))
}
