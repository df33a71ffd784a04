import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installClient } from '../client/packed.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { codeBlocks, ROOT, readPage, section } from './markdown.ts'

const run = promisify(execFile)

/** Inside the repository, where the scripts find their packages; git ignores it. */
const FOLDER = join(ROOT, `.data-test-docs-${process.pid}`)

let tollgraph: TestTollgraph
beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true })
  await installClient(FOLDER)
  tollgraph = await startTollgraph()
})
afterAll(async () => {
  await tollgraph?.stop()
  await rm(FOLDER, { recursive: true, force: true })
})

/** Runs a script as a reader would, against this Tollgraph; gives what it prints. */
async function output(name: string, script: string): Promise<string> {
  const file = join(FOLDER, name)
  await writeFile(file, script)
  const { stdout } = await run(process.execPath, [file], {
    env: { PATH: process.env.PATH, TOLLGRAPH_URL: tollgraph.url, NO_COLOR: '1' },
    timeout: 30_000,
  })
  return stdout
}

function onlyScript(page: string, heading: string): string {
  const scripts = codeBlocks(section(readPage(page), heading), 'js')
  expect(scripts).toHaveLength(1)
  return scripts[0] ?? ''
}

describe('the scripts of the documentation', () => {
  it('pay for a call and for a query over two services, as the README says', async () => {
    const call = onlyScript('README.md', '## Pay for a call')
    const query = onlyScript('README.md', '## Query two services, pay once')
    const printed = await output('pay.mjs', `${call}\n${query}`)
    expect(printed).toMatch(/^200 \{\n {2}domain: 'my-first-toll\.com',/)
    expect(printed).toContain("amount: '10000'")
    expect(printed).toMatch(/\n200\n\{\n {2}data: \{\n {4}me: \{\n {6}address: '0x/)
    expect(printed.match(/outcome: 'CHARGED'/g)).toHaveLength(2)
  })

  it('sign in, as the page on payments says', async () => {
    const script = onlyScript('docs/payments.md', '## Say who you are, without paying')
    expect(await output('signIn.mjs', script)).toBe('200 { organizations: [] }\n')
  })

  it('sign in for a while, as the page on payments says', async () => {
    const script = onlyScript('docs/payments.md', '## Sign in once')
    expect(await output('session.mjs', script)).toMatch(
      /^200 \S+Z \{\s+data: \{ me: \{ address: '0x\w{40}' \} \}\s+\}\n$/,
    )
  })

  it('pay a tool call, as the page on MCP says', async () => {
    const script = onlyScript('docs/mcp.md', '## Pay a tool call')
    expect(await output('mcp.mjs', script)).toMatch(/^[a-z]+\.\w+\n0\.01\nmy-first-toll\.com true\n$/)
  })

  it.each([
    ['Pay within a budget', /^\{ available: true \}\n0\.01 \[\]\nOVER_BUDGET 0\.51 perCall 0\.10\n$/],
    ['Ask the price first', /^0\.01 Query\.domainAvailability\ntrue 0\.01\n200\n$/],
    ['Apollo Client', /^true \[\]\nBAD_REQUEST \[ 'domain' \]\n$/],
    ['urql', /^true\n$/],
    ['Follow a job', /^COMPLETE http\S+\n$/],
  ])('pay from a frontend, as its page says: %s', async (heading, printed) => {
    const script = onlyScript('docs/frontends.md', `## ${heading}`)
    expect(await output(`${heading.replaceAll(' ', '')}.mjs`, script)).toMatch(printed)
  })

  it('print the bills that the README shows', async () => {
    const text = section(readPage('README.md'), '## Ask the price first')
    const commands = (codeBlocks(text, 'sh')[0] ?? '').replaceAll('http://127.0.0.1:4000', tollgraph.url)
    const shown = (codeBlocks(text, 'json')[0] ?? '').trim().split('\n')
    for (const [index, command] of commands.trim().split('\n\n').entries()) {
      const { stdout } = await run('sh', ['-c', command])
      expect(JSON.parse(stdout)).toEqual(JSON.parse(shown[index] ?? ''))
    }
  })
})
