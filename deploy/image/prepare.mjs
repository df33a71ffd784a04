import '../../scripts/support/nodeVersion.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// Prepares a checkout as an image: production packages, bundles with their compiled code, plans and the sandbox page. Nothing is
// built or installed afterwards, so the checkout may be read-only. Run it where no other Tollgraph runs: it uses PORT.

const { ensureInstalled, PREPARED } = await import('../../scripts/support/install.mjs')
const { NODE_FLAGS } = await import('../../scripts/support/nodeFlags.mjs')
const { inRoot, root } = await import('../../scripts/support/root.mjs')
const { unneededPackages } = await import('./unneededPackages.mjs')

/** How long building and the first start may take, in milliseconds. */
const PATIENCE_MS = 900_000

const port = process.env.PORT ?? '4000'

ensureInstalled({ dev: false })
await startOnce()
run('scripts/tollgraph.mjs', '--version')
for (const place of unneededPackages()) rmSync(inRoot(place), { recursive: true, force: true })
writeFileSync(inRoot(PREPARED), '')
readable(root)

/** One start builds everything that later starts read. */
async function startOnce() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tollgraph-image-'))
  const server = spawn(process.execPath, [...NODE_FLAGS, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  })
  const ended = once(server, 'exit')
  try {
    await answers(server, `http://127.0.0.1:${port}/ready`)
    // The page is bundled after the start.
    await answers(server, `http://127.0.0.1:${port}/sandbox`)
    await until(server, 'the page is bundled', () => hasEntries(inRoot('node_modules/.cache/tollgraph-pages')))
    server.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) throw new Error(`The server ended with status ${code}`)
  } finally {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function answers(server, url) {
  return until(server, `${url} answers`, async () => (await fetch(url).catch(() => null))?.ok)
}

async function until(server, what, probe) {
  const end = Date.now() + PATIENCE_MS
  while (!(await probe())) {
    if (server.exitCode !== null) throw new Error(`The server ended before ${what}`)
    if (Date.now() > end) throw new Error(`Within ${PATIENCE_MS} ms not: ${what}`)
    await pause(200)
  }
}

/** Whether a folder holds a finished entry; unfinished ones have a dot and an id in their names. */
function hasEntries(folder) {
  return existsSync(folder) && readdirSync(folder).some((name) => !name.includes('.'))
}

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with status ${status}`)
}

/** The image runs as another user. */
function readable(folder) {
  const { status } = spawnSync('chmod', ['-R', 'a+rX,go-w', folder], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`The rights of ${folder} cannot be set`)
}
