import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cli } from './cli.ts'

const run = promisify(execFile)

/** How each shell is asked, with the script at `file`, what may follow the words of a line; the last one is unfinished. */
const SHELLS: Readonly<Record<string, (file: string, words: readonly string[]) => readonly string[]>> = {
  bash: (file, words) => [
    '--norc',
    '-c',
    `source ${file}; COMP_WORDS=(${quoted(words)}); COMP_CWORD=${words.length - 1}
     ${words[0] === 'npx' ? '_tollgraph_npx' : '_tollgraph'}; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  // The widgets of zsh run on a terminal alone: what the script gives them is printed.
  zsh: (file, words) => [
    '-f',
    '-c',
    `compdef() {}; _describe() { print -rl -- "\${(@P)2%%:*}" }; compadd() { shift; print -rl -- "$@" }; _files() {}
     source ${file}; words=(${quoted(words)}); CURRENT=${words.length}
     ${words[0] === 'npx' ? '_tollgraph_npx' : '_tollgraph'}`,
  ],
  fish: (file, words) => ['--no-config', '-c', `source ${file}; complete -C ${quoted([words.join(' ')])}`],
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' ')
}

describe.each(Object.keys(SHELLS).filter(isInstalled))('completion for %s', (shell) => {
  let folder: string
  let file: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'completion-'))
    file = join(folder, 'script')
    const { code, stdout, stderr } = await cli(['completion', shell])
    expect([code, stderr]).toEqual([0, ''])
    await writeFile(file, stdout)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** What the shell offers after these words. */
  async function offered(...words: readonly string[]): Promise<string[]> {
    const { stdout } = await run(shell, SHELLS[shell]?.(file, words) ?? [])
    return stdout.split('\n').map((line) => line.split('\t')[0] ?? '')
  }

  it('has the commands', async () => {
    expect(await offered('tollgraph', '')).toEqual(expect.arrayContaining(['start', 'call', 'wallet', 'completion']))
    expect(await offered('npx', 'tollgraph', '')).toEqual(expect.arrayContaining(['start', 'call', 'wallet']))
  })

  it('has the subcommands, also after options', async () => {
    expect(await offered('tollgraph', 'payments', '')).toEqual(expect.arrayContaining(['list', 'show', 'stuck']))
    expect(await offered('tollgraph', 'payments', '')).not.toContain('wallet')
  })

  it('has the options of the command, and the choices of its arguments', async () => {
    expect(await offered('tollgraph', 'call', '--')).toEqual(expect.arrayContaining(['--bill', '--json', '--protocol']))
    expect(await offered('tollgraph', 'call', '')).toEqual(expect.arrayContaining(['GET', 'PATCH']))
    expect(await offered('tollgraph', 'payments', 'list', '--')).toContain('--state')
  })

  it('has the values of an option, by each of its spellings', async () => {
    expect(await offered('tollgraph', 'call', '--protocol', '')).toEqual(expect.arrayContaining(['x402', 'mpp']))
    expect(await offered('npx', 'tollgraph', 'call', 'POST', '/api/check', '--service', '')).toContain('domains')
    expect(await offered('tollgraph', 'call', '--protocol', '')).not.toContain('--bill')
  })
})

it('completes in no other shell', async () => {
  const { code, stderr } = await cli(['completion', 'tcsh'])
  expect(code).toBe(2)
  expect(stderr).toMatch(/bash, zsh, fish/)
})

/** Says so for a shell that this machine lacks, because its tests are left out. */
function isInstalled(shell: string): boolean {
  const isThere = existsSync(`/usr/bin/${shell}`)
  if (!isThere) console.warn(`NOT TESTED: there is no /usr/bin/${shell}, so its completion is not tried`)
  return isThere
}
