import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Host } from './host.ts'

const run = promisify(execFile)

/** Of the file that is a disk, in bytes; only what is written takes room. */
const SIZE = 8 * 1_024 ** 3
/** Of a disk that is mounted as a trial, in bytes. */
const TRIAL_SIZE = 1_024 ** 2
/** How long a slow disk takes no writes at a time, and how long it then does, in seconds. */
const STALLED_S = 0.2
const FREE_S = 0.05

/** Arguments: the mount point, how often it stalls. */
const STALLS = `
for turn in $(seq "$2"); do
  fsfreeze --freeze "$1" || exit 1
  sleep ${STALLED_S}
  fsfreeze --unfreeze "$1" || exit 1
  sleep ${FREE_S}
done`

/** Why hosts cannot have disks of their own on this machine; null when they can. */
export function whyNoDisk(): string | null {
  const missing = ['mkfs.ext4', 'fsfreeze', 'mount'].find((name) => !isInstalled(name))
  if (missing) return `${missing} is not installed`
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices'
  return whyNoMount()
}

/** Tries with a small disk: containers have the devices and may not be allowed to mount them. */
function whyNoMount(): string | null {
  const place = mkdtempSync(join(tmpdir(), 'tollgraph-disk-'))
  const file = join(place, 'disk.img')
  const folder = join(place, 'disk')
  try {
    writeFileSync(file, '')
    truncateSync(file, TRIAL_SIZE)
    mkdirSync(folder)
    execFileSync('mkfs.ext4', ['-q', file], { stdio: 'pipe' })
    execFileSync('mount', ['-o', 'loop', file, folder], { stdio: 'pipe' })
    execFileSync('umount', [folder], { stdio: 'pipe' })
    return null
  } catch (error) {
    return `no disk can be mounted: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** The disk of a host: a file system of its own in a file. `Network.close` removes it. */
export class Disk {
  /** Where its files are. */
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Makes an empty one. */
  static async open(host: Host): Promise<Disk> {
    const file = join(host.folder, 'disk.img')
    const folder = join(host.folder, 'disk')
    const handle = await open(file, 'w', 0o600)
    await handle.truncate(SIZE)
    await handle.close()
    await run('mkfs.ext4', ['-q', '-m', '0', file])
    await mkdir(folder)
    // What is deleted there takes no room here.
    await run('mount', ['-o', 'loop,discard', file, folder])
    return new Disk(folder)
  }

  /**
   * Lets the disk be slow for some time, in milliseconds: all writes and flushes to it (of the log, of a checkpoint, of
   * new files) stand still for 200 ms, again and again, with 50 ms between. So a flush takes up to 200 ms, as on a volume of
   * a network that is overloaded. Reads are not slowed, and what is written in the 50 ms is as fast as always.
   */
  async slowDown(ms: number): Promise<void> {
    const turns = Math.ceil(ms / 1_000 / (STALLED_S + FREE_S))
    // A process of its own, so that the disk takes writes again even if this one is killed.
    await run('sh', ['-c', STALLS, 'sh', this.folder, String(turns)])
  }
}

/** Removes the disks below a folder; what uses them has ended. */
export async function removeDisks(folder: string): Promise<void> {
  const places = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  for (const place of places.filter((one) => one.startsWith(`${folder}/`))) {
    // A frozen disk cannot be unmounted; that it is not frozen is no error.
    await run('fsfreeze', ['--unfreeze', place]).catch(() => {})
    await run('umount', [place])
  }
}

function isInstalled(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
