/** Writes `.env.example` and `docs/settings.md` from the settings; with `--check`, fails when the committed ones differ. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describeSettings, envExample, settingsPage } from '../router/config/describe.ts'
import { SUBGRAPHS } from '../router/services.ts'

const groups = describeSettings(SUBGRAPHS)
const files = [
  [new URL('../.env.example', import.meta.url), envExample(groups)],
  [new URL('../docs/settings.md', import.meta.url), settingsPage(groups)],
] as const

if (process.argv.includes('--check')) {
  const stale = files.filter(([file, text]) => readFileSync(file, 'utf8') !== text)
  if (stale.length > 0) {
    console.error('.env.example or docs/settings.md do not list the settings as they are; run: npm run settings')
    process.exit(1)
  }
} else {
  for (const [file, text] of files) writeFileSync(file, text)
}
