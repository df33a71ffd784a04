import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PACKAGE = fileURLToPath(new URL('../../packages/client', import.meta.url))

/** Packs `@tollgraph/client` as it is published, and installs that into the `node_modules` of a folder. */
export async function installClient(folder: string): Promise<void> {
  const target = join(folder, 'node_modules/@tollgraph/client')
  await mkdir(target, { recursive: true })
  const { stdout } = await run('npm', ['pack', PACKAGE, '--pack-destination', folder, '--json'], { cwd: folder })
  // The build of `prepack` writes to standard output, too.
  const [, name = ''] = /"filename": "([^"]+)"/.exec(stdout) ?? []
  await run('tar', ['-xzf', join(folder, name), '-C', target, '--strip-components=1'])
}
