import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevnet } from '../../devnet/index.ts'
import { freePorts } from './ports.ts'

/** A devnet for a server that brings none. */
export interface PeerDevnet {
  readonly rpcUrl: string
  /** What a peer needs to know to settle on it. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts the devnet of Tollgraph in a folder of its own, for a peer to settle on. */
export async function startPeerDevnet(): Promise<PeerDevnet> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-bench-devnet-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const [port] = await freePorts(1)
  try {
    const { rpcUrl, facilitatorKey, stop } = await startDevnet({ dataDir, port: port as number })
    return {
      rpcUrl,
      environment: { BENCH_RPC_URL: rpcUrl, BENCH_FACILITATOR_KEY: facilitatorKey },
      async stop() {
        await stop()
        await removeData()
      },
    }
  } catch (error) {
    await removeData()
    throw error
  }
}
