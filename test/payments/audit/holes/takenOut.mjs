// Hooks of Node's module loader that take pieces out of the built code as it is loaded.

/** @type {readonly { file: string, from: string, to: string }[]} */
let changes = []

/** @param {typeof changes} given What to change: `from` must stand in the file. */
export function initialize(given) {
  changes = given
}

/** See https://nodejs.org/docs/latest-v20.x/api/module.html#loadurl-context-nextload. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context)
  const mine = changes.filter(({ file }) => url.endsWith(file))
  if (mine.length === 0) return loaded
  let source = String(loaded.source)
  for (const { file, from, to } of mine) {
    if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`)
    source = source.replace(from, to)
  }
  return { ...loaded, source }
}
