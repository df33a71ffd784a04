import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, blocksOf, nameOf } from './blocks/block.ts'
import { ELSEWHERE, isRunHere, means } from './blocks/elsewhere.ts'
import { type Ground, startGround } from './blocks/ground.ts'
import { type GraphAnswer, runOperations } from './blocks/operation.ts'
import { PRINTED, printsOf } from './blocks/prints.ts'
import { LONG, type PageScript, scriptOf } from './blocks/script.ts'
import { isSdl, reasonsAgainst } from './blocks/sdl.ts'
import { isSettings, problemsOf } from './blocks/settings.ts'
import { differences, jsonValues, printedNames, rows } from './blocks/shape.ts'
import { openShell, type PageShell } from './blocks/shell.ts'
import { PAGES, ROOT } from './markdown.ts'

// Every block of code of the documentation works as it stands: each one is run here, or named in blocks/elsewhere.ts.

/** What a block came to, for the block below it that shows an answer. */
interface Outcome {
  readonly output: string
  readonly answers: readonly unknown[]
}

/** What the README's first paid call may take of a developer, in lines that are not blank. */
const FIRST_CALL_LINES = 20

/** The page whose schemas are those of subgraphs. */
const SPECIFICATION = 'docs/toll-specification.md'

let ground: Ground
beforeAll(async () => {
  ground = await startGround()
})
afterAll(() => ground?.stop())

describe('the list of blocks that are not run', () => {
  const blocks = PAGES.flatMap(blocksOf)

  it.each(ELSEWHERE)('is up to date: $page $has', (entry) => {
    expect(blocks.filter((block) => means(entry, block))).not.toEqual([])
    if (entry.test !== null) expect(existsSync(join(ROOT, entry.test)), entry.test).toBe(true)
  })
})

it.each(PRINTED)('$page has a script under "$heading"', ({ page, heading }) => {
  const scripts = blocksOf(page).filter(({ language }) => language === 'js')
  expect(scripts.map((block) => block.heading)).toContain(heading)
})

it('README.md pays for a call in 20 lines', () => {
  const [call, ...others] = blocksOf('README.md').filter(
    (block) => block.heading === '## Pay for a call' && block.language === 'js',
  )
  expect(others).toEqual([])
  expect(call?.text.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(FIRST_CALL_LINES)
})

describe.each(PAGES.filter((page) => blocksOf(page).some(isRunHere)))('%s', (page) => {
  let shell: PageShell
  let script: PageScript
  let last: Outcome = { output: '', answers: [] }
  beforeAll(async () => {
    shell = await openShell(ground, page)
    script = scriptOf(ground, page, isRunHere)
  })
  afterAll(() => shell?.end())

  const RUNNERS: Readonly<Record<string, (block: Block) => Promise<Outcome | null>>> = {
    sh: runCommands,
    js: runScript,
    graphql: runDocument,
    json: compareJson,
    '': comparePrinted,
    sql: runStatements,
  }

  it.each(
    blocksOf(page)
      .filter(isRunHere)
      .map((block) => ({ name: nameOf(block), block })),
  )('$name', { timeout: LONG }, async ({ block }) => {
    const run = RUNNERS[block.language]
    if (!run)
      throw new Error(`No test runs blocks of ${block.language}: add a runner, or an entry to blocks/elsewhere.ts`)
    last = (await run(block)) ?? last
  })

  async function runCommands({ text }: Block): Promise<Outcome | null> {
    if (!isSettings(text)) return shell.run(ground.here(text))
    expect(problemsOf(text)).toEqual([])
    return null
  }

  async function runScript(block: Block): Promise<Outcome> {
    const output = await script.output(block)
    for (const pattern of printsOf(block)) expect(output).toMatch(pattern)
    return { output, answers: output.startsWith('{"') ? jsonValues(output) : [] }
  }

  async function runDocument({ text }: Block): Promise<Outcome | null> {
    const document = parse(text)
    if (isSdl(document)) {
      if (page === SPECIFICATION) expect(reasonsAgainst(text, document)).toEqual([])
      return null
    }
    const answers = await runOperations(ground, text)
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([])
    return { output: linesOf(answers), answers }
  }

  async function compareJson({ text }: Block): Promise<null> {
    const shown = jsonValues(text)
    for (const value of shown) {
      if (isBill(value)) expect(last.answers).toContainEqual(value)
      const compared = [...last.answers, ground.settlement].map((answer) => differences(answer, value))
      const closest = compared.sort((one, other) => one.length - other.length)[0]
      expect(closest, JSON.stringify(value)).toEqual([])
    }
    return null
  }

  async function comparePrinted({ text }: Block): Promise<null> {
    const read = rows(text).length > 0 ? rows : printedNames
    expect(read(text)).not.toEqual([])
    expect(read(last.output)).toEqual(read(text))
    return null
  }

  async function runStatements({ text }: Block): Promise<null> {
    await ground.tollgraph.backend.db.pool.query(text)
    return null
  }
})

/** Whether a value is an answer with a bill, which is the same in each installation. */
function isBill(value: unknown): boolean {
  return JSON.stringify(value).startsWith('{"extensions":{"bill"')
}

/** The charged lines of answers, as pages show them. */
function linesOf(answers: readonly GraphAnswer[]): string {
  const lines = answers.flatMap(({ extensions }) => extensions?.payment?.lines ?? [])
  return lines.map(({ path, field }) => `${path} ${field}`).join('\n')
}
