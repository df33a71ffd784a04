import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { startTime } from '../../router/boot/startTime.ts'
import { smallProject } from './smallProject.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Asks for the built entry and runs it. */
const RUN = `
  import { builtFile } from './scripts/support/built.mjs'
  process.setSourceMapsEnabled(true)
  await import(await builtFile('router/main.ts', { dataDir: process.argv[1] }))
`
/** A router that waits for its end. */
const WAITING = `process.on('SIGTERM', () => process.exit(7))
setInterval(() => {}, 1_000)
console.log(JSON.stringify({ pid: process.pid, args: process.argv.slice(1) }))
`

async function runIn(folder: string): Promise<Record<string, unknown>> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', RUN, join(folder, 'data')], {
    cwd: folder,
  })
  return JSON.parse(stdout) as Record<string, unknown>
}

/** Makes each process that loads the compiler add a letter to the file `builders`. */
async function countBuilders(folder: string): Promise<void> {
  const compiler = join(folder, 'scripts/support/compile.mjs')
  await appendFile(compiler, `\nimport { appendFileSync } from 'node:fs'\nappendFileSync('builders', 'b')\n`)
}

const buildsOf = (folder: string) => readdir(join(folder, 'node_modules/.cache/tollgraph'))

it('runs built code as its sources: places, names, packages and traces are theirs', async () => {
  const folder = await smallProject()
  const told = await runIn(folder)
  expect(told).toMatchObject({ name: 'Refusal', message: 'first', isDir: true, packageOf: 'function' })
  expect(told.url).toBe(`file://${folder}/router/main.ts`)
  expect(told.trace).toMatch(/router\/main\.ts:4:/)
  expect(await buildsOf(folder)).toHaveLength(1)
})

it('builds again when a source has changed, and only then', async () => {
  const folder = await smallProject()
  await runIn(folder)
  await runIn(folder)
  expect(await buildsOf(folder)).toHaveLength(1)
  await writeFile(join(folder, 'router/later.ts'), `export const WORD: string = 'second'\n`)
  expect(await runIn(folder)).toMatchObject({ message: 'second' })
  expect(await buildsOf(folder)).toHaveLength(2)
})

it('lets one process ask several times at once without a build: each gets the same one, and the process goes on', async () => {
  const folder = await smallProject()
  const ask = `
    import { builtFile } from './scripts/support/built.mjs'
    const asked = Array.from({ length: 5 }, () => builtFile('router/main.ts', { dataDir: 'data' }))
    console.log(JSON.stringify(await Promise.all(asked)))
  `
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', ask], { cwd: folder })
  const files = JSON.parse(stdout) as string[]
  expect(files).toHaveLength(5)
  expect(new Set(files).size).toBe(1)
  expect(await buildsOf(folder)).toHaveLength(1)
})

it('lets processes start together without a build: each runs, one build stays, nothing is left over', async () => {
  const folder = await smallProject()
  const told = await Promise.all([runIn(folder), runIn(folder), runIn(folder)])
  expect(told.map(({ message }) => message)).toEqual(['first', 'first', 'first'])
  expect(await buildsOf(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

it('builds after a process that was killed at it, and whose pid another one has by now', async () => {
  const folder = await smallProject()
  await runIn(folder)
  const [name = ''] = await buildsOf(folder)
  const place = join(folder, 'node_modules/.cache/tollgraph')
  await rm(join(place, name), { recursive: true })
  // This process lives, and did not start then.
  await writeFile(join(place, `${name}.lock.0`), `${process.pid} 1`)
  expect(await runIn(folder)).toMatchObject({ message: 'first' })
  expect(await buildsOf(folder)).toEqual([name])
})

it('waits for the build of a process that lives', async () => {
  const folder = await smallProject()
  await countBuilders(folder)
  await runIn(folder)
  const [name = ''] = await buildsOf(folder)
  const place = join(folder, 'node_modules/.cache/tollgraph')
  const kept = join(folder, 'kept')
  await rename(join(place, name), kept)
  await writeFile(join(place, `${name}.lock.0`), `${process.pid} ${startTime(process.pid)}`)
  const told = runIn(folder)
  // It makes a folder for its own build first.
  await expect
    .poll(() => buildsOf(folder), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^[0-9a-f]{32}\.\d+$/))
  await rename(kept, join(place, name))
  expect(await told).toMatchObject({ message: 'first' })
  expect(await readFile(join(folder, 'builders'), 'utf8')).toBe('b')
})

it('lets one of the processes that start together build, also after one that was killed at it', async () => {
  const folder = await smallProject()
  await countBuilders(folder)
  await runIn(folder)
  const [name = ''] = await buildsOf(folder)
  const place = join(folder, 'node_modules/.cache/tollgraph')
  await rm(join(place, name), { recursive: true })
  const killed = spawn(process.execPath, ['--version'])
  await once(killed, 'exit')
  await writeFile(join(place, `${name}.lock.0`), String(killed.pid))
  const told = await Promise.all(Array.from({ length: 4 }, () => runIn(folder)))
  expect(told.map(({ message }) => message)).toEqual(Array(4).fill('first'))
  expect(await readFile(join(folder, 'builders'), 'utf8')).toBe('bb')
  expect(await buildsOf(folder)).toEqual([name])
})

it('builds into the data folder where the checkout takes nothing', async () => {
  const folder = await smallProject()
  await writeFile(join(folder, 'node_modules/.cache'), 'no folder')
  expect(await runIn(folder)).toMatchObject({ message: 'first' })
  expect(await readdir(join(folder, 'data/built'))).toHaveLength(1)
})

it('refuses a source that is wrong, names it, and leaves no build', async () => {
  const folder = await smallProject()
  await writeFile(join(folder, 'router/later.ts'), 'export const WORD: = 1\n')
  await expect(runIn(folder)).rejects.toThrow(/router\/later\.ts:1:/)
  expect(await buildsOf(folder)).toEqual([])
})

it('is what the start script becomes: one process, whose arguments and signals are the router’s', async () => {
  const folder = await smallProject()
  await cp(join(ROOT, 'scripts/start.mjs'), join(folder, 'scripts/start.mjs'))
  await writeFile(join(folder, 'router/main.ts'), WAITING)
  const child = spawn(process.execPath, ['scripts/start.mjs', 'subgraph', 'domains'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  expect(JSON.parse(line.toString())).toEqual({
    pid: child.pid,
    args: [join(folder, 'router/main.ts'), 'subgraph', 'domains'],
  })
  child.kill('SIGTERM')
  expect(await ended).toEqual([7, null])
})
