import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { type Devnet, startDevnet } from '../../devnet/index.ts'
import { readRecord } from '../../devnet/record.ts'
import type { Address } from '../../schema/address.ts'
import type { Network } from './network.ts'

const PORT = 8_545

/** The chain of a cluster: a process on the bridge, which the hosts reach by a node of their own. */
export class Chain {
  /** Its RPC, for the client. */
  readonly rpcUrl: string
  readonly facilitatorKey: Hex
  readonly payee: Address
  readonly refundKey: Hex
  readonly #devnet: Devnet
  readonly #pid: number

  private constructor(devnet: Devnet, pid: number) {
    this.rpcUrl = devnet.rpcUrl
    this.facilitatorKey = devnet.facilitatorKey
    this.payee = devnet.payee
    this.refundKey = devnet.refundKey
    this.#devnet = devnet
    this.#pid = pid
  }

  static async start({ address, folder }: Network): Promise<Chain> {
    const devnet = await startDevnet({ dataDir: folder, port: PORT, host: address })
    const pid = readRecord(realpathSync(join(folder, 'devnet')))?.anvilPid
    if (!pid) throw new Error('The devnet has no record of its process')
    return new Chain(devnet, pid)
  }

  /** Stops the chain: connections stay, requests get no answer, and no block is made. */
  freeze(): void {
    process.kill(this.#pid, 'SIGSTOP')
  }

  /** Lets it go on. */
  thaw(): void {
    process.kill(this.#pid, 'SIGCONT')
  }

  async stop(): Promise<void> {
    this.thaw()
    await this.#devnet.stop()
  }
}
