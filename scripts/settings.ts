/**
 * Writes `.env.example`, `docs/settings.md` and `docs/providers.md` from the services' declarations; with `--check`, fails
 * when the committed ones differ.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describeSettings, envExample, settingsPage } from '../router/config/describe.ts'
import { providersPage } from '../router/config/providersPage.ts'
import { SUBGRAPHS } from '../router/services.ts'

const groups = describeSettings(SUBGRAPHS)
const files = [
  [new URL('../.env.example', import.meta.url), envExample(groups)],
  [new URL('../docs/settings.md', import.meta.url), settingsPage(groups)],
  [new URL('../docs/providers.md', import.meta.url), providersPage(SUBGRAPHS)],
] as const

if (process.argv.includes('--check')) {
  const stale = files.filter(([file, text]) => readFileSync(file, 'utf8') !== text)
  if (stale.length > 0) {
    console.error(
      '.env.example, docs/settings.md or docs/providers.md are not as the services declare; run: npm run settings',
    )
    process.exit(1)
  }
} else {
  for (const [file, text] of files) writeFileSync(file, text)
}
