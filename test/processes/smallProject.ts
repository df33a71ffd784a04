import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { ROOMS } from '../../scripts/support/built.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const SOURCES: Readonly<Record<string, string>> = {
  'router/main.ts': `import { dirname } from 'node:path'
import { Refusal } from '../schema/refusal.ts'
const later: typeof import('./later.ts') = await import('./later.ts')
const fault = new Refusal(later.WORD)
console.log(JSON.stringify({
  name: fault.name, message: fault.message, url: import.meta.url, isDir: import.meta.dirname === dirname(new URL(import.meta.url).pathname),
  packageOf: typeof (await import('pino')).pino, trace: fault.stack,
}))
`,
  'router/later.ts': `export const WORD: string = 'first'\n`,
  'router/other.ts': `import { Refusal as Theirs } from '../schema/refusal.ts'\nexport class Refusal extends Theirs {}\n`,
  'schema/refusal.ts': `interface Named { readonly name: string }
export class Refusal extends Error implements Named {
  constructor(text: string) { super(text); this.name = new.target.name }
}
`,
  'tsconfig.json': '{ "compilerOptions": { "target": "es2023", "verbatimModuleSyntax": true } }',
  // Nothing is locked, so that nothing is installed.
  'package-lock.json': '{ "packages": {} }',
  'node_modules/.package-lock.json': '{ "packages": {} }',
}

/** A project like this one, small; inside the repository, where it finds its packages. Git ignores it. */
export async function smallProject(): Promise<string> {
  const folder = await mkdtemp(join(ROOT, '.data-test-built-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(ROOT, 'scripts/support'), join(folder, 'scripts/support'), { recursive: true })
  for (const room of ROOMS) await mkdir(join(folder, room))
  for (const [name, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}
