import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'

/** A position in a chunk of a bundle, as stacks have it. */
const PLACE = /(\/[^\s():]+\.js):(\d+):(\d+)/g

/** Source positions by chunk position; bounded by the code. A chunk's map itself takes 30 MB, so it is not kept. */
const known = new Map<string, string>()

/**
 * A stack with the positions of sources instead of those of the bundle that `npm start` runs. Node could map each stack
 * itself, but would do so for all errors that libraries throw and catch; this is for the few that are logged.
 */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | null>()
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const found = known.get(place) ?? sourcePlace(file, Number(line), Number(column), maps)
    known.set(place, found ?? place)
    return found ?? place
  })
}

/** The source position of a position in a chunk; null without a map beside the chunk. */
function sourcePlace(file: string, line: number, column: number, maps: Map<string, SourceMap | null>): string | null {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
  const entry = maps.get(file)?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return null
  const source = path.resolve(path.dirname(file), entry.originalSource)
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
  } catch {
    // A file that is no chunk, or whose map was removed: the stack names the file itself.
    return null
  }
}
