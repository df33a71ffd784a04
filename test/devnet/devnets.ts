import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { type Devnet, savedBlockNumber, startDevnet } from '../../devnet/index.ts'
import { connectNode } from '../../devnet/node.ts'
import { signal, until } from '../../devnet/processes.ts'
import { isAnvilRunning, isKeeperRunning, readRecord } from '../../devnet/record.ts'

/** A TCP port of 127.0.0.1 on which nobody listens at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** An empty data folder, which is removed after the test together with whatever still runs in it. */
export function tempDataDir(): string {
  const dataDir = makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  return dataDir
}

function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'tollgraph-devnet-'))
}

async function removeDataDir(dataDir: string): Promise<void> {
  const record = processesOf(dataDir)
  if (record && isKeeperRunning(record)) signal(record.keeperPid, 'SIGKILL')
  if (record && isAnvilRunning(record)) signal(record.anvilPid, 'SIGKILL')
  // One that is still writing would bring the folder back.
  if (record) await until(() => !isKeeperRunning(record) && !isAnvilRunning(record), 10_000)
  rmSync(dataDir, { recursive: true, force: true })
}

/** A devnet of its own for a whole file of tests, and what removes it. */
export async function startSharedDevnet(): Promise<{ devnet: Devnet; remove(): Promise<void> }> {
  const dataDir = makeDataDir()
  const devnet = await startDevnet({ dataDir, port: await freePort() })
  const remove = async () => {
    await devnet.stop()
    await removeDataDir(dataDir)
  }
  return { devnet, remove }
}

/** The processes that serve the devnet of a data folder, as their keeper wrote them down; null when there are none. */
export function processesOf(dataDir: string) {
  const record = readRecord(join(dataDir, 'devnet'))
  if (!record?.anvilPid) return null
  return { ...record, anvilPid: record.anvilPid }
}

/** Waits until a block is safe on disk, as the keeper promises it to be within 3 s. */
export async function waitUntilSaved(dataDir: string, block: bigint): Promise<void> {
  const limit = Date.now() + 10_000
  while ((savedBlockNumber(dataDir) ?? -1n) < block) {
    if (Date.now() > limit) throw new Error(`block ${block} was not saved in time`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export function newAccount() {
  return privateKeyToAccount(generatePrivateKey())
}

/** A fresh nonce for an EIP-3009 authorization. */
export function newNonce(): Hex {
  return `0x${randomBytes(32).toString('hex')}`
}

export const nodeOf = (devnet: Devnet) => connectNode(devnet.rpcUrl)
