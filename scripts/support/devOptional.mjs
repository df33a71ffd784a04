import { rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes from an installation of production what only tools of development ask for. `npm ci --omit=dev` keeps a package that is also an
 * optional peer of another one (`devOptional` in the lock file): the Prisma command line, TypeScript and what they bring, 245 MB.
 * `entries` are those of the lock file by their places. Returns the places that it emptied.
 */
export function removeDevOptional(root, entries) {
  const places = [...entries].filter(([, entry]) => entry.devOptional).map(([place]) => place)
  for (const place of places) rmSync(path.join(root, place), { recursive: true, force: true })
  return places
}
