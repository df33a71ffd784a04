import { accessSync, constants } from 'node:fs'

/** Usual locations of a Chromium. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser to run: the configured one, or one found; null if there is none. Throws if the configured one does not exist. */
export function findChromium(configured: string | undefined): string | null {
  if (configured === undefined) return USUAL_PLACES.find(isProgram) ?? null
  if (configured === 'none') return null
  if (!isProgram(configured)) throw new Error(`CHROMIUM_PATH: there is no program at ${configured}`)
  return configured
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
