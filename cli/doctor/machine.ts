import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { reasonOf } from '../errors.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** The oldest Node version that is tested. */
const OLDEST_NODE = [20, 19] as const

/** Checks the Node version. */
export function checkNode(version: string = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNewEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (isNewEnough) return good('node', version)
  return bad('node', `${version} is too old`, `install Node ${OLDEST_NODE.join('.')} or newer`)
}

/** Checks that the data folder is writable, and closed to other users. */
export function checkDataDir(dataDir: string): Finding {
  const folder = resolve(dataDir)
  try {
    const existing = nearestExisting(folder)
    accessSync(existing, constants.W_OK | constants.X_OK)
    if (existing !== folder) return good('data folder', `${folder} will be made at the first start`)
    const { mode } = statSync(folder)
    if ((mode & 0o077) === 0) return good('data folder', `${folder} can be written`)
    return warning('data folder', `${folder} can be read by others, and holds keys`, `run: chmod 700 ${folder}`)
  } catch (error) {
    return bad(
      'data folder',
      reasonOf(error),
      'give this user the right to write there, or set DATA_DIR to another folder',
    )
  }
}

/** The folder itself, or its nearest existing parent. */
function nearestExisting(folder: string): string {
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined
  return isThere || dirname(folder) === folder ? folder : nearestExisting(dirname(folder))
}
