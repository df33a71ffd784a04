import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, preview } from 'vite'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../examples/react-apollo', import.meta.url))

/** A page of an example, built and served. */
export interface ExamplePage {
  readonly url: string
  stop(): Promise<void>
}

/** Writes the types of the example's operations, as its `codegen` script does. */
export async function writeExampleTypes(): Promise<void> {
  await run(process.execPath, [join(FOLDER, 'codegen.mjs')], { cwd: FOLDER })
}

/** Builds `examples/react-apollo` for a Tollgraph, and serves it. */
export async function openExamplePage(tollgraphUrl: string): Promise<ExamplePage> {
  await writeExampleTypes()
  const outDir = await mkdtemp(join(tmpdir(), 'react-apollo-'))
  const config = { root: FOLDER, configFile: join(FOLDER, 'vite.config.ts'), logLevel: 'error' as const }
  await build({
    ...config,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
    define: { 'import.meta.env.VITE_TOLLGRAPH_URL': JSON.stringify(tollgraphUrl) },
  })
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return {
    url,
    async stop() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
