import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { binaryOf } from './packageBinary.mjs'
import { inRoot } from './root.mjs'

/** The schema; the client that types are checked against, which git ignores; and what runs of it, which is committed. */
const SCHEMA = inRoot('prisma/schema')
const CLIENT = inRoot('prisma/client')
const BUNDLE = inRoot('prisma/clientBundle.mjs')
/** The executables of packages. */
const BINARIES = inRoot('node_modules/.bin')
/** In the client's folder: a hash of the schema that it was generated from. */
const STAMP = path.join(CLIENT, 'schema.sha256')

const BANNER =
  '// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.'

/** Writes the types and the bundle of the client. Throws with Prisma's output. */
export async function writeClient() {
  await writeTypes()
  await writeFile(BUNDLE, await bundleOf(CLIENT))
}

/** Generates the client's types where they are missing or of another schema. Throws with Prisma's output. */
export async function ensureClientTypes() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === schemaHash()) return
  await writeTypes()
}

/** Whether the committed bundle is what the schema generates. */
export async function isBundleFresh() {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'tollgraph-client-'))
  try {
    await cp(SCHEMA, path.join(scratch, 'schema'), { recursive: true })
    generateClient(path.join(scratch, 'schema'))
    return (await bundleOf(path.join(scratch, 'client'))) === (await readFile(BUNDLE, 'utf8').catch(() => ''))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function writeTypes() {
  generateClient(SCHEMA)
  await writeFile(STAMP, schemaHash())
}

/** Writes the client of a schema folder to `../client` beside it. Throws with Prisma's output. */
function generateClient(schemaFolder) {
  const run = spawnSync(process.execPath, [binaryOf('prisma'), 'generate', '--no-hints', '--schema', schemaFolder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // Prisma runs its generators by name, which npm would find. The native engine would be downloaded although generating
    // a client does not use it; any executable prevents that.
    env: {
      ...process.env,
      PATH: [BINARIES, process.env.PATH].join(path.delimiter),
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  })
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`.trim())
}

/** The code of a generated client as one module; the rest of it is types. */
async function bundleOf(clientFolder) {
  const { outputFiles } = await build({
    absWorkingDir: clientFolder,
    entryPoints: ['client.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@prisma/*'],
    // Not that of the folder above: the bundle is the same wherever it is made.
    tsconfigRaw: {},
    banner: { js: BANNER },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

function schemaHash() {
  const hash = createHash('sha256')
  for (const name of readdirSync(SCHEMA).sort()) hash.update(`${name}\0`).update(readFileSync(path.join(SCHEMA, name)))
  return hash.digest('hex')
}
