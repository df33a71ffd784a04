import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const CLI = path.join(path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js')
const ENGINE = fileURLToPath(new URL('./schemaEngine/engine.mjs', import.meta.url))

/** Runs the stock Prisma command line in a folder with a `prisma.config.ts`, on a database. */
export async function prismaCli(
  cwd: string,
  databaseUrl: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PRISMA_SCHEMA_ENGINE_BINARY: ENGINE,
      CHECKPOINT_DISABLE: '1',
      NO_COLOR: '1',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}
