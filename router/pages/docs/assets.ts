import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Asset, type Assets } from '../assets.ts'
import { START } from './start.ts'

/** Without a rule of its own, a service's description would touch the window's edges. */
const PAGE_STYLE = 'body { margin: 0 }\n'

const DISTRIBUTED = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'] as const

/** Swagger UI's distribution files: without bundling, these pages never wait. */
export async function docsAssets(): Promise<Assets> {
  const distributed = await Promise.all(DISTRIBUTED.map(async (name) => [name, await readDistributed(name)] as const))
  const contents = new Map<string, string>([...distributed, ['start.js', START], ['page.css', PAGE_STYLE]])
  const hash = createHash('sha256')
  for (const content of contents.values()) hash.update(content)
  const assets = new Map([...contents].map(([name, content]) => [name, new Asset(Buffer.from(content))]))
  return { hash: hash.digest('hex').slice(0, 16), read: async (name) => assets.get(name) ?? null }
}

/** Removes the pointer to the source map, which we do not serve and developer tools would request. */
async function readDistributed(name: string): Promise<string> {
  const path = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)
  const text = await readFile(path, 'utf8')
  return text.replace(/^(\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+\s*\*\/)\s*$/m, '')
}
