import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BINARY } from '../../cli/cli.ts'
import { type Ground, makePageFolder } from './ground.ts'

/** What the commands of a block came to. */
export interface Ran {
  /** What they printed. */
  readonly output: string
  /** The JSON of each answer, those that went into variables included. */
  readonly answers: readonly unknown[]
}

/** A shell in which a reader runs the blocks of one page, one after the other. */
export interface PageShell {
  /** Throws with what was printed when a command fails, and for each block after that. */
  run(commands: string): Promise<Ran>
  end(): void
}

/**
 * `npx tollgraph` is this checkout's, and a reader who agrees to what it asks. Each answer of it and of curl is kept,
 * with a NUL after it.
 */
const PREAMBLE = `
kept() { tee -a "$ANSWERS"; printf '\\0' >> "$ANSWERS"; }
npx() {
  shift
  if [ "$1" = mcp ]; then node "$TOLLGRAPH_BINARY" "$@" < /dev/null; return; fi
  yes y | node "$TOLLGRAPH_BINARY" "$@" | kept
  return "\${PIPESTATUS[1]}"
}
curl() { command curl "$@" | kept; return "\${PIPESTATUS[0]}"; }
`

/** Opens one in the page's folder. */
export async function openShell(ground: Ground, page: string): Promise<PageShell> {
  const folder = await makePageFolder(ground, page)
  const file = (name: string): string => join(folder, `.${name}`)
  const shell = spawn('bash', ['--norc', '--noprofile'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      ...ground.environment,
      TOLLGRAPH_BINARY: BINARY,
      ANSWERS: file('answers'),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  shell.stdin.on('error', () => {})
  shell.stdin.write(`${PREAMBLE}\nset -e\n`)
  return {
    async run(commands) {
      await writeFile(file('block'), commands)
      await Promise.all(['answers', 'printed', 'errors'].map((name) => writeFile(file(name), '')))
      shell.stdin.write(`. "${file('block')}" > "${file('printed')}" 2> "${file('errors')}" < /dev/null\necho done\n`)
      if (!(await saysDone(shell)))
        throw new Error(`Failed: ${readFileSync(file('errors'), 'utf8')}\n${readFileSync(file('printed'), 'utf8')}`)
      const kept = await readFile(file('answers'), 'utf8')
      return { output: await readFile(file('printed'), 'utf8'), answers: kept.split('\0').flatMap(parsed) }
    },
    end: () => shell.stdin.end(),
  }
}

/** Whether a block ended well; false when the shell has ended. */
function saysDone(shell: ChildProcess): Promise<boolean> {
  if (shell.exitCode !== null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (isWell: boolean) => () => {
      shell.stdout?.off('data', onWell)
      shell.off('exit', onExit)
      resolve(isWell)
    }
    const onWell = end(true)
    const onExit = end(false)
    shell.stdout?.once('data', onWell)
    shell.once('exit', onExit)
  })
}

/** The JSON of an answer; none where it is something else. */
function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
