import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The absolute path of a path relative to that folder. */
export const inRoot = (relative) => path.join(root, relative)
