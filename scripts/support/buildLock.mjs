import { readFileSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Time between two looks at another process's build, in milliseconds. */
const LOOK_MS = 100
/** A build takes no longer, in milliseconds. Where the pid says nothing, as one of another container, the lock is then void. */
const VOID_MS = 300_000

/**
 * Runs `work` while no other process holds the lock: builds of several processes that start together would each take as
 * long as all of them. Does nothing if `isDone` becomes true while it waits.
 *
 * The lock is a file, `<path>.0`. That of a process that died is not removed but followed by `<path>.1`, and so on:
 * of several processes that find it, each could remove the file that another has just put in its place, and all would build.
 */
export async function inLock(path, isDone, work) {
  const file = (turn) => `${path}.${turn}`
  let turn = 0
  while (!(await took(file(turn)))) {
    if (isDone()) return
    if (await isVoid(file(turn))) turn += 1
    else await pause(LOOK_MS)
  }
  try {
    if (!isDone()) await work()
  } finally {
    await rm(file(turn), { force: true })
  }
  // Those of dead processes are needed as long as there is work to do.
  while (turn > 0) await rm(file(--turn), { force: true })
}

async function took(file) {
  try {
    await writeFile(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether the holder of a lock has died. Another process may have its pid by now: in a container that is the rule. */
async function isVoid(file) {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    if (Date.now() - mtimeMs > VOID_MS) return true
    const [pid = '', start = ''] = holder.split(' ')
    return pid !== '' && (!isAlive(Number(pid)) || (start !== '' && start !== startOf(Number(pid))))
  } catch (error) {
    // Released meanwhile.
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** When a process started, in clock ticks since the machine did; empty where that cannot be read. */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
