import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteFile } from './site.ts'

/** Where static servers find the site, below the folder of a run. */
export const ROOT = 'root'

/** Puts the files where static servers serve them from, packed ones beside them; resolves with that folder. */
export async function layOut(folder: string, files: readonly SiteFile[]): Promise<string> {
  const root = join(folder, ROOT)
  for (const { path, content, gzip } of files) {
    const target = join(root, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
    if (gzip) await writeFile(`${target}.gz`, gzip)
  }
  return root
}
