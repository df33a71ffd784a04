import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledFile } from '../../scripts/support/built.mjs'

/** The file that Node runs as `npm start` does. Bundled while a test file is imported: no test waits for it. */
export const ROUTER_FILE = fileURLToPath(
  await bundledFile('router/main.ts', { dataDir: join(tmpdir(), 'tollgraph-tests') }),
)
