import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapLimit } from '../../subgraphs/kit/async/mapLimit.ts'
import { cli, type Ended } from './cli.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The commands that a help text lists. */
function listed(help: string): string[] {
  const lines = /^Commands:\n((?: .*\n)+)/m.exec(help)?.[1]?.split('\n') ?? []
  return lines.flatMap((line) => /^ {2}(\S+)/.exec(line)?.[1] ?? []).filter((name) => name !== 'help')
}

/** Processes at the same time: starting one takes a core most of a second. */
const AT_ONCE = 3

/** The help of every command there is, as the helps above list them. */
async function helps(path: readonly string[] = []): Promise<{ path: string; ended: Ended }[]> {
  const ended = await cli([...path, '--help'])
  const below = await mapLimit(listed(ended.stdout), AT_ONCE, (name) => helps([...path, name]))
  return [{ path: ['tollgraph', ...path].join(' '), ended }, ...below.flat()]
}

describe('the help', () => {
  it('of every command says how it is used, with an example of that very command', async () => {
    const all = await helps()
    expect(all.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        ['start subgraph', 'doctor', 'call', 'payments export', 'refund'].map((it) => `tollgraph ${it}`),
      ),
    )
    for (const { path, ended } of all) {
      expect({ path, code: ended.code, stderr: ended.stderr }).toEqual({ path, code: 0, stderr: '' })
      expect(ended.stdout).toContain(`Usage: ${path}`)
      expect(ended.stdout).toContain(`$ npx ${path}`)
    }
  })

  it('tells the version', async () => {
    expect(await cli(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })
})

describe('wrong usage', () => {
  it.each([
    [['bogus'], /unknown command 'bogus'/i],
    [['prices', '--service', 'nowhere'], /--service.*nowhere/],
    [['fund'], /missing required argument 'address'/i],
    [['fund', '0x12'], /no address: give 0x/],
    [['call', 'GET', 'no-slash'], /neither a path nor a URL/],
    [['call', 'FETCH', '/'], /no HTTP method/],
    [['call', 'POST', '/', '--body', '{'], /--body is not JSON/],
    [['call', 'POST', '/', '--max', '-1'], /decimal amount/],
    [['payments', 'show', '7'], /Give the id of a payment/],
    [['refund', '7bb9e98f-f951-4331-ae59-ba8ae5da935c'], /--reason/],
    [['payments', 'list', '--limit', '0'], /from 1 to 1000/],
    [['start', 'subgraph'], /missing required argument 'name'/i],
  ])('%j ends with 2 and one sentence that says what to do', async (args, sentence) => {
    const { code, stdout, stderr } = await cli(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('without any command shows what there is', async () => {
    const { code, stderr } = await cli([])
    expect(code).toBe(2)
    expect(stderr).toContain('Commands:')
  })
})

describe('settings', () => {
  it('that are wrong are told as at a start, all together and without a stack', async () => {
    const { code, stderr } = await cli(['status'], { env: { PORT: 'x', NETWORK: 'base', SECRET: 'too short' } })
    expect(code).toBe(1)
    for (const name of ['PORT', 'PAYEE', 'SECRET']) expect(stderr).toContain(`- ${name}`)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(stderr).not.toContain('too short')
  })
})
