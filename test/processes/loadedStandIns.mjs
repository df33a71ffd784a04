// Loaded before a program by `--import`: writes the URL of each stand-in that the program loads into the file of LOADED_FILE.
import { appendFileSync } from 'node:fs'
import { register } from 'node:module'

if (process.env.LOADED_FILE) register(import.meta.url)

/** See https://nodejs.org/docs/latest-v20.x/api/module.html#loadurl-context-nextload. */
export async function load(url, context, nextLoad) {
  if (url.includes('/stand-ins/')) appendFileSync(process.env.LOADED_FILE, `${url}\n`)
  return nextLoad(url, context)
}
