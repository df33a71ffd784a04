import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Asset, type Assets } from './assets.ts'

const NAME = 'site.css'

/** The stylesheet of the first pages and the guides. */
export async function siteAssets(): Promise<Assets> {
  const content = await readFile(new URL(`./${NAME}`, import.meta.url))
  const asset = new Asset(content)
  return {
    hash: createHash('sha256').update(content).digest('hex').slice(0, 16),
    read: async (name) => (name === NAME ? asset : null),
  }
}

/** Path of the stylesheet, relative to the base URL of a service. */
export function styleOf({ hash }: Assets): string {
  return `site/${hash}/${NAME}`
}
