import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { baseSepolia } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { anvilFlags, findAnvil } from '../../devnet/anvil.ts'
import { type Devnet, savedBlockNumber, startDevnet, usdcAbi } from '../../devnet/index.ts'
import { launchKeeper } from '../../devnet/launch.ts'
import { connectNode } from '../../devnet/node.ts'
import { until } from '../../devnet/processes.ts'
import { isAnvilRunning, isKeeperRunning } from '../../devnet/record.ts'
import { freePort, newAccount, nodeOf, processesOf, tempDataDir, waitUntilSaved } from './devnets.ts'

const APP = fileURLToPath(new URL('./app.ts', import.meta.url))
const TIMEOUT = 60_000

/** A folder and a port for one installation. */
async function installation() {
  return { dataDir: tempDataDir(), port: await freePort() }
}

/** Starts an app in a process of its own, and waits until its devnet answers. */
async function startApp(at: { dataDir: string; port: number }): Promise<ChildProcess> {
  const args = ['--import', 'tsx', APP, at.dataDir, String(at.port)]
  const app = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void app.kill('SIGKILL'))
  await once(app.stdout!, 'data')
  return app
}

async function kill(app: ChildProcess): Promise<void> {
  const ended = once(app, 'exit')
  app.kill('SIGKILL')
  await ended
}

/** Kills processes the hard way, and waits until they are gone. */
async function killProcesses(dataDir: string, which: readonly ('keeper' | 'anvil')[]): Promise<void> {
  const processes = processesOf(dataDir)!
  if (which.includes('keeper')) process.kill(processes.keeperPid, 'SIGKILL')
  if (which.includes('anvil')) process.kill(processes.anvilPid, 'SIGKILL')
  const isGone = () =>
    !(which.includes('keeper') && isKeeperRunning(processes)) && !(which.includes('anvil') && isAnvilRunning(processes))
  expect(await until(isGone, 5_000)).toBe(true)
}

const balance = (devnet: Devnet, address: Hex) =>
  nodeOf(devnet).readContract({ address: devnet.usdc, abi: usdcAbi, functionName: 'balanceOf', args: [address] })

/** Pays out of the payee's account, and returns the receipt. */
async function transfer(devnet: Devnet, to: Hex, amount: bigint) {
  const wallet = createWalletClient({
    account: privateKeyToAccount(devnet.refundKey),
    chain: baseSepolia,
    transport: http(devnet.rpcUrl),
  })
  const hash = await wallet.writeContract({
    address: devnet.usdc,
    abi: usdcAbi,
    functionName: 'transfer',
    args: [to, amount],
  })
  return nodeOf(devnet).waitForTransactionReceipt({ hash })
}

test('everything is there again after app, keeper and anvil were killed', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const app = await startApp(at)
  const first = await startDevnet(at)
  expect(first.attached).toBe(true)
  const friend = newAccount().address
  await first.fund(first.payee, { usdc: 5_000_000n })
  const receipt = await transfer(first, friend, 1_250_000n)
  const node = nodeOf(first)
  const [transactions, logs] = await Promise.all([
    node.getTransactionCount({ address: first.payee }),
    node.getLogs({ fromBlock: 0n }),
  ])
  await waitUntilSaved(at.dataDir, receipt.blockNumber)
  await kill(app)
  await killProcesses(at.dataDir, ['keeper', 'anvil'])

  const second = await startDevnet(at)
  onTestFinished(() => second.stop())
  expect(second).toMatchObject({ attached: false, facilitatorKey: first.facilitatorKey, payee: first.payee })
  const again = nodeOf(second)
  expect(await balance(second, friend)).toBe(1_250_000n)
  expect(await again.getTransactionCount({ address: second.payee })).toBe(transactions)
  expect(await again.getTransactionReceipt({ hash: receipt.transactionHash })).toEqual(receipt)
  expect(await again.getLogs({ fromBlock: 0n })).toEqual(logs)
  expect((await transfer(second, friend, 1n)).status).toBe('success')
})

test('the chain runs on when only the app is killed, and is saved all the same', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const app = await startApp(at)
  const before = processesOf(at.dataDir)!
  await kill(app)

  const devnet = await startDevnet(at)
  onTestFinished(() => devnet.stop())
  expect(devnet.attached).toBe(true)
  expect(processesOf(at.dataDir)).toEqual(before)
  await devnet.fund(devnet.payee, { usdc: 7n })
  await waitUntilSaved(at.dataDir, await nodeOf(devnet).getBlockNumber())
})

test('an anvil whose keeper was killed gets a new keeper', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const first = await startDevnet(at)
  const before = processesOf(at.dataDir)!
  await killProcesses(at.dataDir, ['keeper'])
  await first.fund(first.payee, { usdc: 7n })

  const devnet = await startDevnet(at)
  const after = processesOf(at.dataDir)!
  expect(devnet.attached).toBe(true)
  expect(after.anvilPid).toBe(before.anvilPid)
  expect(after.keeperPid).not.toBe(before.keeperPid)
  await waitUntilSaved(at.dataDir, await nodeOf(devnet).getBlockNumber())
  await devnet.stop()
  expect([isKeeperRunning(after), isAnvilRunning(after)]).toEqual([false, false])
})

test('a keeper whose anvil was killed ends, and the next start begins with what was saved', {
  timeout: TIMEOUT,
}, async () => {
  const at = await installation()
  const first = await startDevnet(at)
  await first.fund(first.payee, { usdc: 9n })
  await waitUntilSaved(at.dataDir, await nodeOf(first).getBlockNumber())
  const before = processesOf(at.dataDir)!
  await killProcesses(at.dataDir, ['anvil'])
  expect(await until(() => !isKeeperRunning(before), 5_000)).toBe(true)

  const devnet = await startDevnet(at)
  onTestFinished(() => devnet.stop())
  expect(devnet.attached).toBe(false)
  expect(await balance(devnet, devnet.payee)).toBe(9n)
})

test('stop saves the last block and ends both processes', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const first = await startDevnet(at)
  const processes = processesOf(at.dataDir)!
  expect([isKeeperRunning(processes), isAnvilRunning(processes)]).toEqual([true, true])
  await first.fund(first.payee, { usdc: 3n, eth: 5n })
  const node = nodeOf(first)
  const [block, eth] = await Promise.all([node.getBlockNumber(), node.getBalance({ address: first.payee })])
  await Promise.all([first.stop(), first.stop()])
  expect([isKeeperRunning(processes), isAnvilRunning(processes)]).toEqual([false, false])
  expect(processesOf(at.dataDir)).toBeNull()
  expect(savedBlockNumber(at.dataDir)).toBe(block)

  const second = await startDevnet(at)
  onTestFinished(() => second.stop())
  expect(await balance(second, second.payee)).toBe(3n)
  expect(await nodeOf(second).getBalance({ address: second.payee })).toBe(eth)
})

test('stop saves the last block when the keeper had been killed', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const devnet = await startDevnet(at)
  const processes = processesOf(at.dataDir)!
  await killProcesses(at.dataDir, ['keeper'])
  await devnet.fund(devnet.payee, { usdc: 3n })
  const block = await nodeOf(devnet).getBlockNumber()
  await devnet.stop()
  expect(isAnvilRunning(processes)).toBe(false)
  expect(savedBlockNumber(at.dataDir)).toBe(block)
})

test('a torn newest state falls back to the one before it', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const first = await startDevnet(at)
  await first.fund(first.payee, { usdc: 11n })
  await waitUntilSaved(at.dataDir, await nodeOf(first).getBlockNumber())
  await first.fund(first.payee, { usdc: 4n })
  await first.stop()
  const newest = join(at.dataDir, 'devnet', 'chain.state')
  truncateSync(newest, Math.floor(statSync(newest).size / 2))

  const warnings: string[] = []
  const log = { info: () => {}, warn: (message: string) => void warnings.push(message) }
  const second = await startDevnet({ ...at, log })
  expect(warnings).toHaveLength(1)
  // The torn one is kept for whoever wants to look, and never takes the fallback's place.
  expect(statSync(join(at.dataDir, 'devnet', 'chain.damaged.state')).size).toBeGreaterThan(0)
  expect(await balance(second, second.payee)).toBe(11n)
  await second.stop()

  const third = await startDevnet(at)
  onTestFinished(() => third.stop())
  expect(await balance(third, third.payee)).toBe(11n)
})

test('when no saved state can be read, nothing is begun anew', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  await (await startDevnet(at)).stop()
  const folder = join(at.dataDir, 'devnet')
  for (const name of ['chain.state', 'chain.previous.state']) writeFileSync(join(folder, name), 'damaged')
  await expect(startDevnet(at)).rejects.toThrow('saved chain cannot be read')
  expect(processesOf(at.dataDir)).toBeNull()
  expect(readFileSync(join(folder, 'chain.state'), 'utf8')).toBe('damaged')
})

test('another program on the port is named as the reason, with the setting to change', {
  timeout: TIMEOUT,
}, async () => {
  const at = await installation()
  const other = createServer((_, response) => response.end('{}')).listen(at.port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  await expect(startDevnet(at)).rejects.toThrow(/DEVNET_PORT/)
  expect(processesOf(at.dataDir)).toBeNull()
})

test('the chain of another installation on the port is not taken for our own', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const devnet = await startDevnet(at)
  onTestFinished(() => devnet.stop())
  await expect(startDevnet({ dataDir: tempDataDir(), port: at.port })).rejects.toThrow(/DEVNET_PORT/)
})

test('installations with folders and ports of their own run side by side', { timeout: TIMEOUT }, async () => {
  const [one, other] = await Promise.all([startDevnet(await installation()), startDevnet(await installation())])
  onTestFinished(async () => void (await Promise.all([one.stop(), other.stop()])))
  await one.fund(one.payee, { usdc: 5n })
  expect(one.facilitatorKey).not.toBe(other.facilitatorKey)
  expect(await balance(other, one.payee)).toBe(0n)
})

test('two starts of one installation at the same time share one chain', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const [one, other] = await Promise.all([startDevnet(at), startDevnet(at)])
  onTestFinished(() => one.stop())
  expect(one.facilitatorKey).toBe(other.facilitatorKey)
  await one.fund(one.payee, { usdc: 5n })
  expect(await balance(other, one.payee)).toBe(5n)
})

test('many starts at the same time share one chain, also after a crash', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const crashed = await startDevnet(at)
  await crashed.fund(crashed.payee, { usdc: 5n })
  await waitUntilSaved(at.dataDir, await nodeOf(crashed).getBlockNumber())
  await killProcesses(at.dataDir, ['keeper', 'anvil'])

  const devnets = await Promise.all(Array.from({ length: 4 }, () => startDevnet(at)))
  onTestFinished(() => devnets[0]!.stop())
  expect(new Set(await Promise.all(devnets.map((devnet) => balance(devnet, crashed.payee))))).toEqual(new Set([5n]))
  const processes = processesOf(at.dataDir)!
  expect([isKeeperRunning(processes), isAnvilRunning(processes)]).toEqual([true, true])
})

test('a copy of the data folder is an installation of its own', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const original = await startDevnet(at)
  onTestFinished(() => original.stop())
  await original.fund(original.payee, { usdc: 5n })
  await waitUntilSaved(at.dataDir, await nodeOf(original).getBlockNumber())
  const copy = await installation()
  cpSync(at.dataDir, copy.dataDir, { recursive: true })

  const devnet = await startDevnet(copy)
  onTestFinished(() => devnet.stop())
  expect(devnet.attached).toBe(false)
  expect(await balance(devnet, original.payee)).toBe(5n)
  expect(isAnvilRunning(processesOf(at.dataDir)!)).toBe(true)
})

test('a keeper keeps the time of an idle chain from growing old', { timeout: TIMEOUT }, async () => {
  const { dataDir, port } = await installation()
  const folder = join(realpathSync(dataDir), 'devnet')
  mkdirSync(folder)
  const anvil = { how: 'start', binary: findAnvil(), args: anvilFlags(84532, '127.0.0.1', port, folder) } as const
  const orders = { folder, host: '127.0.0.1', connectHost: '127.0.0.1', port, oldestHead: 1, anvil }
  const { record } = await launchKeeper(orders, () => {})
  onTestFinished(async () => {
    process.kill(record.keeperPid, 'SIGTERM')
    await until(() => !isKeeperRunning(record), 10_000)
  })
  const node = connectNode(`http://127.0.0.1:${port}`)
  const limit = Date.now() + 10_000
  while ((await node.getBlockNumber()) === 0n && Date.now() < limit) await sleep(50)
  expect(await node.getBlockNumber()).toBeGreaterThan(0n)
})

test('a changed port takes the running chain along', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const first = await startDevnet(at)
  await first.fund(first.payee, { usdc: 5n })
  const processes = processesOf(at.dataDir)!

  const second = await startDevnet({ ...at, port: await freePort() })
  onTestFinished(() => second.stop())
  expect(isAnvilRunning(processes)).toBe(false)
  expect(second.attached).toBe(false)
  expect(await balance(second, second.payee)).toBe(5n)
})

test('gifts at the same time all arrive', { timeout: TIMEOUT }, async () => {
  const devnet = await startDevnet(await installation())
  onTestFinished(() => devnet.stop())
  const { address } = newAccount()
  await Promise.all(Array.from({ length: 20 }, () => devnet.fund(address, { usdc: 3n, eth: 2n })))
  expect(await balance(devnet, address)).toBe(60n)
  expect(await nodeOf(devnet).getBalance({ address })).toBe(40n)
})

test('the keys are for their owner alone', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  const devnet = await startDevnet(at)
  onTestFinished(() => devnet.stop())
  expect(statSync(join(at.dataDir, 'devnet', 'keys.json')).mode & 0o777).toBe(0o600)
})

test('an anvil that cannot run is explained with its own words', { timeout: TIMEOUT }, async () => {
  const at = await installation()
  mkdirSync(at.dataDir, { recursive: true })
  const broken = join(at.dataDir, 'anvil')
  writeFileSync(broken, '#!/bin/sh\necho "version \\`GLIBC_2.35\' not found" >&2\nexit 1\n')
  chmodSync(broken, 0o755)
  const starting = startDevnet({ ...at, anvil: broken })
  await expect(starting).rejects.toThrow(/GLIBC_2.35' not found/)
  await expect(starting).rejects.toThrow(/glibc 2.35 or newer/)
  expect(processesOf(at.dataDir)).toBeNull()
})
