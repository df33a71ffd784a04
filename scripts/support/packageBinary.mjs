import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.mjs'

/** The script of an installed package's command, to be run by Node itself; `command` selects one of several. */
export function binaryOf(packageName, command) {
  const folder = inRoot(`node_modules/${packageName}`)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command ?? path.basename(packageName)])
}
