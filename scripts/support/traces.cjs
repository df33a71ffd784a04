'use strict'
const { readFileSync } = require('node:fs')
const path = require('node:path')

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Uint8Array(128)
for (let index = 0; index < DIGITS.length; index++) VALUES[DIGITS.charCodeAt(index)] = index

const COMMA = 44
const SEMICOLON = 59

/** `source:line:column` of positions that have been looked up, by `chunk:line:column`. */
const known = new Map()

/**
 * Lets stacks name sources instead of the chunks of a folder. Source maps are read when a stack is first asked for its
 * text: at a start they would cost more time than the code itself.
 */
function traceSources(folder) {
  Error.prepareStackTrace = (error, sites) => {
    lookUp(sites.filter((site) => isChunk(site.getFileName(), folder)))
    const lines = sites.map((site) => `\n    at ${sourceLine(site)}`)
    return `${headline(error)}${lines.join('')}`
  }
}

const isChunk = (file, folder) => file?.startsWith(folder + path.sep) && file.endsWith('.js')

function headline(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return '<error>'
  }
}

const placeOf = (site) => `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`

function sourceLine(site) {
  const place = placeOf(site)
  const source = known.get(place)
  return source ? site.toString().replace(place, () => source) : site.toString()
}

/** Finds the sources of positions, those of one chunk together. */
function lookUp(sites) {
  const files = new Map()
  for (const site of sites) {
    if (known.has(placeOf(site))) continue
    const file = site.getFileName()
    files.set(file, [...(files.get(file) ?? []), site])
  }
  for (const [file, inFile] of files) lookUpIn(file, inFile)
}

function lookUpIn(file, sites) {
  let map
  try {
    map = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
  } catch {
    // Without a map the stack names the chunk.
    return
  }
  const wanted = new Map()
  for (const site of sites) {
    const line = site.getLineNumber() - 1
    wanted.set(line, [...(wanted.get(line) ?? []), site])
  }
  forLines(map.mappings, wanted, (site, [source, line, column]) => {
    const name = path.resolve(path.dirname(file), map.sources[source])
    known.set(placeOf(site), `${name}:${line + 1}:${column + 1}`)
  })
}

/** Calls `found` for each site of the wanted lines with the last mapping at or before its column. */
function forLines(mappings, wanted, found) {
  const last = Math.max(...wanted.keys())
  const state = [0, 0, 0, 0, 0]
  let [line, field, shift, value] = [0, 0, 0, 0]
  let nearest = new Map()
  const closeSegment = () => {
    if (field >= 4)
      for (const site of wanted.get(line) ?? []) {
        if (state[0] < site.getColumnNumber()) nearest.set(site, state.slice(1, 4))
      }
    field = 0
  }
  for (let at = 0; at <= mappings.length && line <= last; at++) {
    const code = at < mappings.length ? mappings.charCodeAt(at) : SEMICOLON
    if (code === COMMA || code === SEMICOLON) {
      closeSegment()
      if (code === COMMA) continue
      for (const [site, source] of nearest) found(site, source)
      nearest = new Map()
      state[0] = 0
      line++
      continue
    }
    const digit = VALUES[code]
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    state[field++] += value & 1 ? -(value >> 1) : value >> 1
    shift = 0
    value = 0
  }
}

module.exports = { traceSources }
