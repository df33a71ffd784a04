import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { sourceStack } from '../../router/log/sourceStack.ts'
import { smallProject } from './smallProject.ts'

const run = promisify(execFile)

/** Runs the bundle of the entry. */
const RUN = `
  import { bundledFile } from './scripts/support/built.mjs'
  await import(await bundledFile('router/main.ts', { dataDir: process.argv[1] }))
`

/** A class that mentions itself, which a bundler renames. */
const SELF = `export class Counter {
  static make(): Counter { return new Counter() }
}
`

const SOURCES = {
  'router/main.ts': `import { parse } from 'graphql'
import { dirname } from 'node:path'
import { Refusal } from '../schema/refusal.ts'
import sharp from 'sharp'
import { Counter, count } from './counter.ts'; import { Counter as Second } from './second.ts'
import { Refusal as Other } from './other.ts'
export const started: Promise<void> = start()
async function start(): Promise<void> {
  const later: typeof import('./later.ts') = await import('./later.ts')
  const { pino, default: whole } = await import('pino')
  later.increase()
  const trace = later.fail()
  console.log(JSON.stringify({
    names: [new Refusal('').name, new Other('').name, ...[Counter.make(), Second.make()].map((one) => one.constructor.name)],
    count,
    url: import.meta.url,
    isDir: import.meta.dirname === dirname(new URL(import.meta.url).pathname),
    packageOf: [typeof pino, typeof whole],
    outside: [typeof sharp, typeof (await import('sharp')).default],
    isOneGraphql: later.isDocument(parse('{ a }')),
    trace,
  }))
  if (process.env.FAILS) process.exit(1)
}
`,
  'router/later.ts': `import { createRequire } from 'node:module'
import { parse } from 'graphql'
import { increase } from './counter.ts'
interface Document { readonly loc?: object }
export { increase }
export function isDocument({ loc }: Document): boolean {
  const required: typeof import('graphql') = createRequire(import.meta.url)('graphql')
  return loc?.constructor === parse('{ a }').loc?.constructor && required.version !== undefined
}
export function fail(): string | undefined {
  const error: Error = new Error('broken')
  return error.stack
}
`,
  'router/counter.ts': `export let count = 0
export function increase(): void { count++ }
${SELF}`,
  'router/second.ts': SELF,
}

async function projectOf(sources: Readonly<Record<string, string>> = SOURCES): Promise<string> {
  const folder = await smallProject()
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text)
  return folder
}

async function runIn(folder: string, environment: Readonly<Record<string, string>> = {}): Promise<object> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', RUN, join(folder, 'data')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...environment },
  })
  return JSON.parse(stdout) as object
}

/** The folder of the only bundle. */
async function bundleIn(folder: string): Promise<string> {
  const place = join(folder, 'node_modules/.cache/tollgraph')
  const [name] = await readdir(place)
  return join(place, name ?? expect.fail('no bundle'))
}

/** The compiled code that is kept beside the chunks. */
async function keptIn(folder: string): Promise<string[]> {
  const bundle = await bundleIn(folder)
  return (await readdir(bundle)).filter((name) => name.endsWith('.cache')).map((name) => join(bundle, name))
}

it('runs a bundle as its sources: names, places, packages and values that change are theirs, and traces in the log', async () => {
  const folder = await projectOf()
  const told = await runIn(folder)
  expect(told).toMatchObject({
    names: ['Refusal', 'Refusal', 'Counter', 'Counter'],
    count: 1,
    url: `file://${folder}/router/main.ts`,
    isDir: true,
    packageOf: ['function', 'function'],
    outside: ['function', 'function'],
    isOneGraphql: true,
  })
  const trace = sourceStack((told as { trace: string }).trace)
  expect(trace).toMatch(/^Error: broken\n {4}at .*fail \(.*router\/later\.ts:11:24\)/)
  expect(trace).toMatch(/at start \(.*router\/main\.ts:12:23\)/)
})

it('keeps the code that a start compiled, and compiles again what cannot be used', async () => {
  const folder = await projectOf()
  await runIn(folder)
  const kept = await keptIn(folder)
  expect(kept.length).toBeGreaterThan(1)
  const [first = expect.fail('nothing is kept')] = kept
  const code = await readFile(first)
  expect(await runIn(folder)).toMatchObject({ outside: ['function', 'function'] })
  expect(await readFile(first)).toEqual(code)
  await writeFile(first, 'of another V8')
  expect(await runIn(folder)).toMatchObject({ count: 1 })
  expect((await readFile(first)).length).toBeGreaterThan(1_000)
})

it('keeps no code of a start that failed, which has compiled little of it', async () => {
  const folder = await projectOf()
  await expect(runIn(folder, { FAILS: 'yes' })).rejects.toThrow()
  expect(await keptIn(folder)).toEqual([])
})

it('refuses a source that is wrong, names it, and leaves no bundle', async () => {
  const folder = await projectOf({ 'router/main.ts': 'export const WORD: = 1\n' })
  await expect(runIn(folder)).rejects.toThrow(/router\/main\.ts:1:/)
  expect(await readdir(join(folder, 'node_modules/.cache/tollgraph'))).toEqual([])
})

it('looks for no settings of its packages in the folders above', async () => {
  const asks = `import { run } from 'graphile-worker'\nconsole.log(JSON.stringify({ run: typeof run }))\nexport const started = Promise.resolve()\n`
  const folder = await projectOf({ 'router/main.ts': asks, '.graphile-workerrc': 'of another project: [' })
  expect(await runIn(folder)).toEqual({ run: 'function' })
})
