import { SourceMap } from 'node:module'

/** The first line of a class as esbuild prints it: what it is assigned to, and its own name. */
const CLASS = /(?:([\w$]+) = )?\bclass(?: (?!extends\b)([\w$]+))?(?: extends .*)? \{$/d

/**
 * The text of a bundle whose classes have the `name` that they have in their sources: esbuild renames one where two files
 * share a name, or where it mentions itself, and errors are recognised by it. Nothing moves within a line, so that
 * `mapText`, the bundle's source map, stays true.
 */
export function withClassNames(text, mapText) {
  let map
  const nameAt = (line, column, found) => {
    // Only a name with a number at its end is given by esbuild, and most chunks have none: a map takes long to read.
    if (!/\d$/.test(found)) return found
    map ??= new SourceMap(JSON.parse(mapText))
    const entry = map.findEntry(line, column)
    return entry.generatedLine === line && entry.generatedColumn === column && entry.name ? entry.name : found
  }
  const lineOf = (line, index) => {
    const found = CLASS.exec(line)
    if (!found) return line
    const [, variable, own] = found
    const original = (group) => found[group] && nameAt(index, found.indices[group][0], found[group])
    const name = isSelf(own, original(1)) ? original(1) : original(own ? 2 : 1)
    return name === (own ?? variable)
      ? line
      : `${line}static{Object.defineProperty(this,"name",{value:"${name}",configurable:true})}`
  }
  return text.split('\n').map(lineOf).join('\n')
}

/** Whether a class has its own name from esbuild, for the places where it mentions itself. */
function isSelf(own, variable) {
  return own !== undefined && variable !== undefined && own.replace(/\d+$/, '') === `_${variable.replace(/\d+$/, '')}`
}
