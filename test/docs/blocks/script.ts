import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { codeBlocks, readPage, section } from '../markdown.ts'
import { type Block, blocksOf } from './block.ts'
import { type Ground, makePageFolder } from './ground.ts'

const run = promisify(execFile)

/** What the scripts of a page may take on a busy machine, in milliseconds. */
export const LONG = 150_000

/** Whether a block is a script of its own: it says where Tollgraph is. Others go on from the script of the README. */
export function isWhole({ text }: Block): boolean {
  return /^const base = /m.test(text)
}

/** Runs a script as a reader would, in the folder of its page; gives what it prints. Throws when it fails. */
async function output(ground: Ground, page: string, script: string): Promise<string> {
  const folder = await makePageFolder(ground, page)
  const file = join(folder, `script-${scripts++}.mjs`)
  await writeFile(file, ground.here(script))
  const { TOLLGRAPH_URL, NO_COLOR } = ground.environment
  const { stdout } = await run(process.execPath, [file], {
    cwd: folder,
    env: { PATH: process.env.PATH, TOLLGRAPH_URL, NO_COLOR },
    timeout: LONG,
  })
  return stdout
}

let scripts = 0

/** What a line between two blocks prints, to tell what each of them printed. */
const BETWEEN = '--- the next block ---'

/** The blocks of a page that go on from the README's script, run once, as one file. */
export class PageScript {
  readonly #ground: Ground
  readonly #page: string
  readonly #parts: readonly Block[]
  #printed: Promise<readonly string[]> | undefined

  constructor(ground: Ground, page: string, parts: readonly Block[]) {
    this.#ground = ground
    this.#page = page
    this.#parts = parts
  }

  /** What a block prints. */
  async output(block: Block): Promise<string> {
    if (isWhole(block)) return output(this.#ground, this.#page, block.text)
    this.#printed ??= this.#run()
    const printed = (await this.#printed)[this.#parts.findIndex(({ line }) => line === block.line) + 1]
    if (printed === undefined) throw new Error('The script ended before this block')
    return printed
  }

  async #run(): Promise<readonly string[]> {
    const [start = ''] = codeBlocks(section(readPage('README.md'), '## Pay for a call'), 'js')
    const between = `\nconsole.log(${JSON.stringify(BETWEEN)})\n`
    const printed = await output(
      this.#ground,
      this.#page,
      [start, ...this.#parts.map(({ text }) => text)].join(between),
    )
    return printed.split(`${BETWEEN}\n`)
  }
}

/** The script of a page. */
export function scriptOf(ground: Ground, page: string, isRun: (block: Block) => boolean): PageScript {
  const parts = blocksOf(page).filter((block) => block.language === 'js' && isRun(block) && !isWhole(block))
  return new PageScript(ground, page, parts)
}
