import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { type Address, parseAddress } from '../schema/address.ts'
import { hostPort, reachableHost } from '../schema/hostPort.ts'
import { anvilFlags, findAnvil } from './anvil.ts'
import { endProcesses } from './endProcesses.ts'
import { DevnetBusy } from './errors.ts'
import { type Funds, fundAccount } from './fund.ts'
import { openKeys } from './keys.ts'
import { type Launched, launchKeeper } from './launch.ts'
import { CHAIN, connectNode, identifyNode } from './node.ts'
import { USDC } from './predeploys.ts'
import { OLDEST_HEAD, prepareChain } from './prepare.ts'
import { until } from './processes.ts'
import { type DevnetRecord, isAnvilRunning, isKeeperRunning, readRecord, removeRecord } from './record.ts'

/** How long a start waits for an earlier start of the same devnet, in ms. */
const RACE_LIMIT = 30_000

export interface DevnetOptions {
  /** The installation's data folder; the devnet's files are in `<dataDir>/devnet`. */
  readonly dataDir: string
  readonly port: number
  /** The address to listen on; by default `127.0.0.1`, because access to the RPC means full control of the chain. */
  readonly host?: string
  /** The path of the anvil to run; by default the one that npm installed. */
  readonly anvil?: string | undefined
  /** Logs events for the operator, such as a saved chain that could not be read. */
  readonly log?: { info(message: string): void; warn(message: string): void }
  /** Called before each step that may take time. */
  readonly onProgress?: (step: string) => void
}

/** A running local chain, with a test USDC and funded accounts. */
export interface Devnet {
  readonly rpcUrl: string
  readonly chainId: typeof CHAIN.id
  /** The token that payments use. */
  readonly usdc: Address
  /** Private key of the account that settles payments. */
  readonly facilitatorKey: Hex
  /** The account that receives payments. */
  readonly payee: Address
  /** Private key to refund with: the payee's own, because refunds come out of received payments. */
  readonly refundKey: Hex
  /** Whether the chain was running already, because only the app was killed. */
  readonly attached: boolean
  /** Sends test money to an account; resolves when it has arrived. Safe for concurrent calls. */
  fund(address: `0x${string}`, funds: Funds): Promise<void>
  /** Saves the chain and ends its processes; resolves when they have exited. */
  stop(): Promise<void>
}

/**
 * Starts an installation's local chain from its saved state, or attaches to it if it still runs. Throws
 * DevnetPortInUse, AnvilUnusable, ChainUnreadable or DevnetBusy, whose messages say what to do.
 */
export async function startDevnet(options: DevnetOptions): Promise<Devnet> {
  const { dataDir, port, host = '127.0.0.1', log, onProgress = () => {} } = options
  mkdirSync(join(dataDir, 'devnet'), { recursive: true, mode: 0o700 })
  const folder = realpathSync(join(dataDir, 'devnet'))
  const keys = openKeys(folder)
  const connectHost = reachableHost(host)
  const rpcUrl = `http://${hostPort(connectHost, port)}`
  const place = { folder, host, connectHost, port, rpcUrl }

  const running = await findRunning(place)
  if (!running) onProgress('starting anvil')
  const opening = running ? attach(place, running) : startOrJoin(place, options.anvil, onProgress)
  // The first use of the curve takes tens of milliseconds; do it while anvil starts.
  const facilitator = privateKeyToAddress(keys.facilitator)
  const payee = parseAddress(privateKeyToAddress(keys.payee))!
  const { record, restored } = await opening
  if (restored === 'previous') {
    log?.warn('The newest saved state of the devnet could not be read; the chain goes on from the one before it.')
  }
  const node = connectNode(rpcUrl)
  await prepareChain(node, [facilitator, payee])
  log?.info(running ? `Attached to the devnet at ${rpcUrl}, which ran on` : `The devnet answers at ${rpcUrl}`)

  let stopping: Promise<void> | undefined
  return {
    rpcUrl,
    chainId: CHAIN.id,
    usdc: USDC,
    facilitatorKey: keys.facilitator,
    payee,
    refundKey: keys.payee,
    attached: running !== null,
    fund: (address, funds) => fundAccount(node, address, funds),
    stop: () => {
      stopping ??= stopDevnet(place, readRecord(folder) ?? record)
      return stopping
    },
  }
}

/** A devnet's folder and its listening address. */
interface Place {
  readonly folder: string
  readonly host: string
  readonly connectHost: string
  readonly port: number
  readonly rpcUrl: string
}

/** The record of a chain that answers. */
type RunningRecord = DevnetRecord & { readonly nodeId: string; readonly anvilPid: number }

/** The record of this installation's devnet, if it runs and answers at this address. */
async function findRunning(place: Place): Promise<RunningRecord | null> {
  const record = readRecord(place.folder)
  if (record?.state !== 'ready' || record.nodeId === null || record.anvilPid === null) return null
  if (record.port !== place.port || record.host !== place.host || !isAnvilRunning(record)) return null
  const node = await identifyNode(place.rpcUrl)
  if (node?.nodeId !== record.nodeId || node.chainId !== CHAIN.id) return null
  return { ...record, nodeId: record.nodeId, anvilPid: record.anvilPid }
}

/** Attaches to a running anvil; starts a new keeper if the old one was killed. */
async function attach(place: Place, running: RunningRecord): Promise<Launched> {
  if (isKeeperRunning(running)) return { record: running, restored: null }
  const { nodeId, anvilPid } = running
  return launchKeeper({ ...place, oldestHead: OLDEST_HEAD, anvil: { how: 'adopt', anvilPid, nodeId } }, () => {})
}

/** Starts anvil with a keeper. Joins another process that is starting this devnet. */
async function startOrJoin(
  place: Place,
  ownAnvil: string | undefined,
  onProgress: (step: string) => void,
): Promise<Launched> {
  const { folder, host, port } = place
  const anvil = {
    how: 'start',
    binary: ownAnvil ?? findAnvil(),
    args: anvilFlags(CHAIN.id, host, port, folder),
  } as const
  const limit = Date.now() + RACE_LIMIT
  for (;;) {
    await retire(place)
    try {
      return await launchKeeper({ ...place, oldestHead: OLDEST_HEAD, anvil }, onProgress)
    } catch (error) {
      if (!(error instanceof DevnetBusy) || Date.now() > limit) throw error
    }
    await until(() => !isStarting(place), RACE_LIMIT)
    const other = await findRunning(place)
    if (other) return attach(place, other)
  }
}

/** Whether a keeper is starting this devnet at this address. */
function isStarting(place: Place): boolean {
  const record = readRecord(place.folder)
  return record?.state === 'starting' && record.port === place.port && isKeeperRunning(record)
}

/**
 * Ends an earlier run that cannot be attached to: it listens on a previously configured port, does not answer any more,
 * or was killed while starting. Two chains must never be saved to the same file.
 */
async function retire(place: Place): Promise<void> {
  const record = readRecord(place.folder)
  if (isStarting(place)) return
  if (record) await endProcesses(record)
  removeRecord(place.folder, record)
}

async function stopDevnet(place: Place, record: DevnetRecord): Promise<void> {
  const running = await findRunning(place)
  // Without a keeper the last blocks would not be saved.
  await endProcesses(running ? (await attach(place, running)).record : record)
}
