'use strict'
const { channel } = require('node:diagnostics_channel')
const { readFileSync, renameSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const path = require('node:path')
const { cachedDataVersionTag } = require('node:v8')
const vm = require('node:vm')

/** How long after a start the code that it compiled is kept, in ms: what runs just after it is compiled by then. */
const KEEP_AFTER = 1_000

/** V8 rejects code that another version compiled, or the same with other flags. */
const SUFFIX = `.${cachedDataVersionTag().toString(16)}.cache`

/** Says which chunks run; `sources.json` lists the sources of each. */
const running = channel('tollgraph.chunk')

/** Chunks that have run, by file name: their exports. */
const loaded = new Map()
/** Scripts whose compiled code is not kept yet, by file name. */
const unkept = new Map()

/**
 * Runs the main chunk of this folder; returns its exports. `root` is the folder whose packages chunks require, and
 * `commonJs` are chunks that are a CommonJS package alone. Compiled code is kept beside the chunks, once the promise
 * `started` that the main chunk exports has been fulfilled, or when the process ends well.
 */
function start({ root, main, commonJs }) {
  const outer = createRequire(path.join(root, 'package.json'))
  const requireFrom = (specifier) => (specifier.startsWith('./') ? load(specifier.slice(2)) : outer(specifier))
  Object.assign(requireFrom, outer)
  const importFrom = async (specifier) => {
    if (!specifier.startsWith('./')) return import(specifier)
    const name = specifier.slice(2)
    const exports = load(name)
    // As Node imports a CommonJS package: its members are named exports too.
    return commonJs.includes(name) ? { ...exports.default, default: exports.default } : exports
  }
  function load(name) {
    const known = loaded.get(name)
    if (known) return known.exports
    const module = { exports: {} }
    loaded.set(name, module)
    running.publish({ folder: __dirname, name })
    compile(name)(module.exports, requireFrom, module, importFrom)
    return module.exports
  }
  const exports = load(main)
  let isStarted = exports.started === undefined
  exports.started?.then(() => {
    isStarted = true
    setTimeout(keepCode, KEEP_AFTER).unref()
  })
  process.once('exit', (code) => code === 0 && isStarted && keepCode())
  return exports
}

/** The function of a chunk. */
function compile(name) {
  const file = path.join(__dirname, name)
  const cachedData = readIfThere(file + SUFFIX)
  const script = new vm.Script(readFileSync(file, 'latin1'), {
    filename: file,
    cachedData,
  })
  if (!cachedData || script.cachedDataRejected) unkept.set(file, script)
  return script.runInThisContext()
}

function readIfThere(file) {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the compiled code of scripts for later starts. */
function keepCode() {
  for (const [file, script] of unkept) {
    unkept.delete(file)
    const unfinished = `${file}.${process.pid}`
    try {
      writeFileSync(unfinished, script.createCachedData())
      renameSync(unfinished, file + SUFFIX)
    } catch (error) {
      // A folder that cannot be written to, or that another process has removed: later starts compile again.
      if (!['EACCES', 'EROFS', 'ENOENT', 'ENOSPC'].includes(error.code)) throw error
    }
  }
}

module.exports = { start }
