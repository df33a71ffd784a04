import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { binaryOf } from './packageBinary.mjs'

/** Writes the client of a schema folder to `../client` beside it. Throws with what Prisma printed. */
export function generateClient(schemaFolder) {
  const run = spawnSync(process.execPath, [binaryOf('prisma'), 'generate', '--no-hints', '--schema', schemaFolder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // The native engine would be downloaded although generating a client does not use it; any executable prevents that.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  })
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`.trim())
}

/** Names of client files that differ from the schema's; empty when the client is up to date. */
export async function staleClientFiles(schemaFolder, clientFolder) {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'tollgraph-client-'))
  try {
    await cp(schemaFolder, path.join(scratch, 'schema'), { recursive: true })
    generateClient(path.join(scratch, 'schema'))
    const fresh = await readTree(path.join(scratch, 'client'))
    const committed = await readTree(clientFolder)
    const names = new Set([...fresh.keys(), ...committed.keys()])
    return [...names].filter((name) => fresh.get(name) !== committed.get(name)).sort()
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function readTree(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Map(files.map((file, index) => [path.relative(folder, file), contents[index]]))
}
