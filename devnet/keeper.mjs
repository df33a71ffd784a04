// The keeper: a small process in its own session that owns the devnet's anvil. It starts anvil with the last saved
// state, saves the state again whenever the chain has advanced, and survives a kill of the app, so that every payment
// on the chain is on disk at most 3 s later.
//
// It is plain JavaScript on Node's own modules so that it starts in tens of milliseconds and needs little memory.
//
//   node keeper.mjs <folder>      orders come as one JSON object on stdin, replies go as JSON lines to stdout:
//   { type: 'progress', step }    zero or more times, then one of
//   { type: 'ready', record, restored: 'newest' | 'previous' | null }
//   { type: 'failed', reason: 'busy' | 'port_in_use' | 'anvil' | 'state' | 'keeper', detail }
//
// SIGTERM: save, end anvil, exit. When anvil has ended: exit; it restarts nothing.

import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Timeout of anvil's first response, in ms. */
const BOOT_LIMIT = 30_000
/**
 * Minimum and maximum delay between two checks of the chain, in ms. Saving blocks the chain, so a slow save lengthens
 * the delay.
 */
const PAUSE = { least: 1_000, most: 2_500, perSaving: 8 }

const folder = process.argv[2]
const files = {
  newest: join(folder, 'chain.state'),
  previous: join(folder, 'chain.previous.state'),
  damaged: join(folder, 'chain.damaged.state'),
  record: join(folder, 'devnet.json'),
  log: join(folder, 'devnet.log'),
}
const orders = JSON.parse(readFileSync(0, 'utf8'))
const agent = new http.Agent({ keepAlive: true })

let anvilPid = orders.anvilPid ?? null
let savedBlock = -1
let hasEnded = false
let isStopping = false
let wake = () => {}

process.on('SIGTERM', () => {
  isStopping = true
  wake()
})
// The terminal's Ctrl-C is for the app, which then sends SIGTERM.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
// The app may have exited before it reads the reply.
process.stdout.on('error', () => {})

/** A failure with a reason that the app reports to its user. */
class Failure extends Error {
  constructor(reason, detail) {
    super(detail)
    this.reason = reason
  }
}

function tell(answer) {
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}

function note(text) {
  process.stderr.write(`${new Date().toISOString()} keeper: ${text}\n`)
}

function rpc(method, params = []) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        host: orders.connectHost,
        port: orders.port,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          try {
            const answer = JSON.parse(Buffer.concat(chunks).toString('utf8'))
            if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
            else resolve(answer.result)
          } catch (error) {
            reject(error)
          }
        })
      },
    )
    request.on('error', reject)
    request.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  })
}

/** Resolves true when no process listens on the port any more. */
function isPortFree() {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(orders.port, orders.host, () => server.close(() => resolve(true)))
  })
}

/** Writes a file atomically: after a crash it is the old one or the new one, never a partial one. */
function writeAtomically(path, content) {
  const draft = `${path}.${process.pid}.tmp`
  const fd = openSync(draft, 'w', 0o600)
  try {
    writeFileSync(fd, content)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(draft, path)
  const directory = openSync(folder, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}

function recordOf(state, nodeId) {
  const { host, port } = orders
  return { folder, host, port, state, nodeId, anvilPid, keeperPid: process.pid }
}

function writeRecord(record) {
  writeAtomically(files.record, `${JSON.stringify(record, null, 2)}\n`)
  return record
}

/** Claims the folder for this process. Throws when another keeper has it; two must never save to the same files. */
function claimFolder() {
  const draft = `${files.record}.${process.pid}.tmp`
  writeFileSync(draft, JSON.stringify(recordOf('starting', null)), { mode: 0o600 })
  try {
    // A link fails when the name exists, and is never visible half written.
    linkSync(draft, files.record)
  } catch (error) {
    if (error.code === 'EEXIST') throw new Failure('busy', 'another start of this devnet is under way')
    if (existsSync(files.record)) throw new Failure('busy', 'another start of this devnet is under way')
    // The file system has no hard links.
    renameSync(draft, files.record)
  } finally {
    rmSync(draft, { force: true })
  }
  // Remove temporary files of keepers that were killed while writing.
  for (const name of readdirSync(folder)) if (/^chain\..*\.tmp$/.test(name)) rmSync(join(folder, name), { force: true })
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(files.record, 'utf8'))
  } catch {
    return null
  }
}

/** Whether another keeper now owns this anvil. A lost record is written again. */
function isReplaced(record) {
  const current = readRecord()
  if (current === null) writeRecord(record)
  return current?.state === 'ready' && current.keeperPid !== process.pid
}

/** Starts anvil and waits until it answers. Throws a Failure with anvil's own output when it does not. */
async function startAnvil() {
  const output = openSync(files.log, 'a')
  const child = spawn(orders.binary, orders.args, { detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  let failure = null
  child.on('error', (error) => {
    failure = error.message
    hasEnded = true
  })
  child.on('exit', (code, signal) => {
    failure ??= `it ended with ${signal ?? `code ${code}`}`
    hasEnded = true
    wake()
  })
  if (child.pid) {
    anvilPid = child.pid
    writeRecord(recordOf('starting', null))
  }
  const limit = Date.now() + BOOT_LIMIT
  for (;;) {
    if (hasEnded) {
      const words = readFileSync(files.log, 'utf8').slice(-4_000)
      throw new Failure(/address already in use/i.test(words) ? 'port_in_use' : 'anvil', `${failure}\n${words}`.trim())
    }
    if (isStopping) throw new Failure('anvil', 'stopped while starting')
    if (Date.now() > limit) throw new Failure('anvil', `no answer on port ${orders.port} within ${BOOT_LIMIT} ms`)
    try {
      return await rpc('eth_chainId')
    } catch {
      await sleep(2)
    }
  }
}

/** Loads the newest readable state. Returns which one it was, null when none was ever saved. */
async function restore() {
  const candidates = ['newest', 'previous'].filter((name) => existsSync(files[name]))
  const problems = []
  for (const name of candidates) {
    try {
      const state = readFileSync(files[name])
      tell({ type: 'progress', step: `restoring the chain (${Math.ceil(state.length / 1024)} KiB)` })
      await rpc('anvil_loadState', [`0x${state.toString('hex')}`])
      // The unreadable file must not become the fallback at the next save.
      if (problems.length > 0) renameSync(files.newest, files.damaged)
      savedBlock = Number(await rpc('eth_blockNumber'))
      return name
    } catch (error) {
      problems.push(`${files[name]}: ${error.message}`)
      note(`cannot restore ${problems.at(-1)}`)
    }
  }
  if (problems.length > 0) throw new Failure('state', problems.join('\n'))
  return null
}

/** Saves the state of the chain; the previous newest state becomes the fallback. */
async function save() {
  // Read before the state: a block that comes between the two is saved now and once more.
  const block = Number(await rpc('eth_blockNumber'))
  const state = Buffer.from((await rpc('anvil_dumpState')).slice(2), 'hex')
  if (existsSync(files.newest)) {
    rmSync(files.previous, { force: true })
    try {
      linkSync(files.newest, files.previous)
    } catch {
      // Without hard links there is a moment in which only the fallback exists.
      renameSync(files.newest, files.previous)
    }
  }
  writeAtomically(files.newest, state)
  savedBlock = block
}

async function pause(ms) {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    wake = () => {
      clearTimeout(timer)
      resolve()
    }
    if (isStopping || hasEnded) wake()
  })
}

/** Checks the chain until it is time to exit. Returns whether anvil should be ended too. */
async function watch(record) {
  let rest = PAUSE.least
  for (;;) {
    await pause(rest)
    if (hasEnded) return false
    if (isStopping) return true
    // The data folder was deleted; a chain that cannot be saved has no use.
    if (!existsSync(folder)) return true
    if (isReplaced(record)) {
      note('another keeper is in charge')
      return false
    }
    try {
      const head = await rpc('eth_getBlockByNumber', ['latest', false])
      if (Number(head.timestamp) < Date.now() / 1000 - orders.oldestHead) await rpc('evm_mine')
      if (Number(head.number) === savedBlock) continue
      const begin = Date.now()
      await save()
      rest = Math.min(PAUSE.most, Math.max(PAUSE.least, PAUSE.perSaving * (Date.now() - begin)))
    } catch (error) {
      // An adopted anvil is not our child process: only its closed port shows that it ended.
      if (error.code === 'ECONNREFUSED') return false
      note(`could not save: ${error.message}`)
    }
  }
}

async function endAnvil() {
  if (!anvilPid || hasEnded) return
  const limit = Date.now() + 3_000
  try {
    process.kill(anvilPid, 'SIGTERM')
    while (!hasEnded && Date.now() < limit) {
      await sleep(5)
      if (
        await rpc('eth_chainId').then(
          () => false,
          (error) => error.code === 'ECONNREFUSED',
        )
      )
        return
    }
    if (!hasEnded) process.kill(anvilPid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

async function takeCharge() {
  if (orders.anvilPid) return { nodeId: orders.nodeId, restored: null }
  claimFolder()
  if (!(await isPortFree())) throw new Failure('port_in_use', `${orders.host}:${orders.port}`)
  await startAnvil()
  const restored = await restore()
  const { instanceId } = await rpc('anvil_metadata')
  return { nodeId: instanceId, restored }
}

/** Releases the record and the connections: a failure reply must leave nothing running or recorded. */
function leave() {
  if (readRecord()?.keeperPid === process.pid) rmSync(files.record, { force: true })
  agent.destroy()
}

try {
  const { nodeId, restored } = await takeCharge()
  const record = writeRecord(recordOf('ready', nodeId))
  tell({ type: 'ready', record, restored })
  const shouldEnd = await watch(record)
  if (shouldEnd && existsSync(folder)) {
    await save().catch((error) => note(`could not save at the end: ${error.message}`))
  }
  if (shouldEnd) await endAnvil()
  leave()
} catch (error) {
  if (!orders.anvilPid) await endAnvil()
  leave()
  tell({ type: 'failed', reason: error.reason ?? 'keeper', detail: error.message })
  process.exitCode = 1
}
