import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../peers/', import.meta.url))
const LOCK = `${FOLDER}package-lock.json`

/** Says which lock file has been installed. */
const STAMP = `${FOLDER}node_modules/.tollgraph-install`

/** Installs the peers where they are not there as locked. Does nothing, within milliseconds, when they are. */
export function installPeers(): void {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.error('Installing the peers that Tollgraph is compared with; this happens once.')
  const script = process.env.npm_execpath
  const [file, before] = script?.endsWith('npm-cli.js') ? [process.execPath, [script]] : ['npm', []]
  const args = [...before, 'ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: FOLDER, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`npm could not install the peers; --no-peers leaves them out.\n${stdout ?? ''}${stderr ?? ''}`)
  writeFileSync(STAMP, wanted)
}
