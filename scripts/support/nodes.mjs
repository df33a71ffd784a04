import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installInto } from './npm.mjs'

/** Releases of Node, newer than the oldest supported one, with which CI starts Tollgraph and pays once. */
export const NODES = ['24.21.0', '26.10.0']

/** npm packages carry Node's executable for each platform. */
const PACKAGE = `node-${process.platform}-${process.arch}`

/** Outside of the checkout, so that a fresh clone finds them again. */
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'tollgraph', 'node')

/** The executable of an installed release; null when it is not installed. */
export function nodeBinary(version) {
  const file = path.join(folderOf(version), 'node_modules', PACKAGE, 'bin', 'node')
  return existsSync(file) ? file : null
}

/** Installs a release unless it is installed; returns whether it is there. npm's reason for a failure is on standard error. */
export function installNode(version) {
  if (nodeBinary(version)) return true
  return installInto(folderOf(version), [`${PACKAGE}@${version}`]) && nodeBinary(version) !== null
}

function folderOf(version) {
  return path.join(CACHE, version)
}
