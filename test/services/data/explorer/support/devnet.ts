import { readFileSync } from 'node:fs'
import { type Abi, encodeFunctionData, type Hex } from 'viem'
import { connectNode } from '../../../../../devnet/node.ts'

/** An account of these tests' own, which the chain signs for. */
export const ALICE: Hex = '0x00000000000000000000000000000000000a11ce'

/** A contract at an address of the chain. */
export interface PlacedContract {
  readonly address: Hex
  readonly abi: Abi
}

/** What tests do to the chain of a running installation. */
export interface DevnetHands {
  readonly node: ReturnType<typeof connectNode>
  /** Puts a test contract at an address. */
  place(name: string, address: Hex): Promise<PlacedContract>
  /** Sends a transaction of Alice's, and mines it. */
  send(call: { readonly to?: Hex; readonly data?: Hex; readonly value?: bigint }): Promise<Hex>
  /** The same as a call of a contract. */
  callOf(contract: PlacedContract, name: string, args: readonly unknown[], value?: bigint): Promise<Hex>
}

/** Takes a devnet into hands; Alice is rich there. */
export async function handleDevnet(rpcUrl: string): Promise<DevnetHands> {
  const node = connectNode(rpcUrl)
  await node.impersonateAccount({ address: ALICE })
  await node.setBalance({ address: ALICE, value: 10n ** 22n })

  async function send({ to, data, value }: Parameters<DevnetHands['send']>[0]): Promise<Hex> {
    const hash = await node.sendTransaction({ account: ALICE, to: to ?? null, data, value, gas: 5_000_000n })
    await node.waitForTransactionReceipt({ hash })
    return hash
  }

  return {
    node,
    async place(name, address) {
      const { abi, runtimeBytecode } = artifactOf(name)
      await node.setCode({ address, bytecode: runtimeBytecode })
      return { address, abi }
    },
    send,
    callOf: ({ address, abi }, functionName, args, value = 0n) =>
      send({ to: address, data: encodeFunctionData({ abi, functionName, args: [...args] }), value }),
  }
}

/** What a transaction carries that makes a contract with the code of a test contract. */
export function deployment(name: string): Hex {
  // Returns the code that stands behind these eleven bytes.
  return `0x600b5981380380925939f3${artifactOf(name).runtimeBytecode.slice(2)}`
}

function artifactOf(name: string): { readonly abi: Abi; readonly runtimeBytecode: Hex } {
  return JSON.parse(readFileSync(new URL(`../../node/contracts/${name}.artifact.json`, import.meta.url), 'utf8'))
}
