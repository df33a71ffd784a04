import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

/**
 * The members of `import.meta` that sources may use: built code lies elsewhere, so each is replaced by its value for
 * the source.
 */
const PLACES = {
  url: (file) => pathToFileURL(file).href,
  dirname: (file) => path.dirname(file),
  filename: (file) => file,
}

/** The text of a source, whose members of `import.meta` are replaced by their values. Throws for any other member. */
export function withPlaces(text, file) {
  return text.replace(/\bimport\.meta\.(\w+)/g, (found, member) => {
    const place = PLACES[member]
    if (!place) throw new Error(`${path.relative(root, file)} uses ${found}, which is not the same in built code`)
    return JSON.stringify(place(file))
  })
}
