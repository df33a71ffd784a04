// Loaded before a program by `--import`: writes the sources below `stand-ins/` of each chunk that the program loads into
// the file of LOADED_FILE.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

if (process.env.LOADED_FILE) subscribe('tollgraph.chunk', keepStandIns)

function keepStandIns({ folder, name }) {
  const sources = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'))[name]
  for (const source of sources.filter((file) => file.startsWith('stand-ins/'))) {
    appendFileSync(process.env.LOADED_FILE, `${source}\n`)
  }
}
