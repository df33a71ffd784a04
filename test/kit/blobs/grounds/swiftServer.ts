import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endProcess } from '../../../support/endProcess.ts'
import { eventually } from '../../../support/ledger.ts'
import { freePorts } from '../../../support/ports.ts'
import { RINGS, settingsOf } from './swiftSettings.ts'

const PYTHON = '/usr/bin/python3'
const NEEDED = [PYTHON, '/usr/bin/memcached', '/usr/bin/swift-proxy-server', '/usr/bin/swift-object-server']

/** Runs one server of Swift in the foreground, with the swift.conf of its own folder instead of the machine's. */
const LAUNCH = `
import sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[3]))
`

export const hasSwift = NEEDED.every((file) => existsSync(file))

/** OpenStack Swift with its S3 interface: an independent engine that checks signatures and sizes of parts. */
export interface SwiftServer {
  readonly url: string
  end(): Promise<void>
}

/** Starts Swift in a folder of its own, as processes that end with this one's call of end(). */
export async function startSwift(): Promise<SwiftServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgraph-swift-'))
  const [proxy = 0, account = 0, container = 0, object = 0, memcached = 0] = await freePorts(5)
  const ports = { proxy, account, container, object, memcached }
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true })
  const user = userInfo().username
  for (const [name, text] of Object.entries(settingsOf(folder, user, ports))) await writeFile(join(folder, name), text)
  const rings = Object.entries({ account, container, object }).map(([name, port]) => `${name}:${port}`)
  await promisify(execFile)(PYTHON, ['-c', RINGS, folder, ...rings])

  const children = [
    spawn('/usr/bin/memcached', ['-l', '127.0.0.1', '-p', String(memcached), '-u', user], { stdio: 'ignore' }),
    ...['account', 'container', 'object', 'proxy'].map((name) => serve(folder, `${name}-server`)),
  ]
  const url = `http://127.0.0.1:${proxy}`
  await eventually(
    'Swift answers',
    async () => {
      const ended = children.find((child) => child.exitCode !== null)
      if (ended) throw new Error(`${ended.spawnargs.join(' ')} ended with ${ended.exitCode}`)
      // The proxy asks the others, and the object server first when something is stored.
      const answers = await Promise.all(
        [account, container, object, proxy].map((port) =>
          fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => null),
        ),
      )
      return answers.at(-1)?.ok && answers.every((answer) => answer !== null)
    },
    60_000,
  )
  return {
    url,
    async end() {
      await Promise.all(children.map((child) => endProcess(child, 'SIGKILL')))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function serve(folder: string, name: string): ChildProcess {
  return spawn(PYTHON, ['-c', LAUNCH, folder, join(folder, `${name}.conf`), name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH ?? '', PYTHONWARNINGS: 'ignore' },
  })
}
