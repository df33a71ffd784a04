import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import ts from 'typescript'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserWallet } from '../../../sandbox/take/code/browserWallet.ts'
import type { CodeFacts } from '../../../sandbox/take/code/facts.ts'
import { shellArgument, templateLiteral, valueLiteral } from '../../../sandbox/take/code/literal.ts'
import { snippetsOf } from '../../../sandbox/take/code/snippets.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

const run = promisify(execFile)

/** Inside the repository, where the scripts find their packages; git ignores it. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', `.data-test-code-${process.pid}`)

const FACTS: CodeFacts = {
  url: 'http://127.0.0.1:4000/graphql',
  network: 'eip155:84532',
  chainId: 84_532,
  query: 'query Check($domain: String!) {\n  domainAvailability(domain: $domain) { domain { name } available }\n}\n',
  variables: { domain: 'my-first-toll.com' },
  isMutation: false,
  total: '0.01',
  needsIdentity: false,
}

function textOf(name: string, facts: CodeFacts): string {
  return snippetsOf(facts).find((snippet) => snippet.name === name)?.text ?? ''
}

function syntaxErrors(code: string): string[] {
  const options = {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
    reportDiagnostics: true,
  }
  return (ts.transpileModule(code, options).diagnostics ?? []).map(({ messageText }) => String(messageText))
}

describe('generated code', () => {
  const mutation = { ...FACTS, query: 'mutation { a }', variables: {}, isMutation: true, total: null }
  const signedIn = { ...FACTS, query: '{ me { address } }', variables: {}, total: '0.00', needsIdentity: true }
  const open = { ...FACTS, query: '{ __typename }', variables: {}, total: '0.00' }
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what must not come alive in a template
  const nastyQuery = '{ a(text: "`${process.exit(1)}\\u0041") }'
  const nasty = {
    ...FACTS,
    query: nastyQuery,
    variables: { "it's": ['`', { __proto__: null }] },
  }

  it.each(['fetch', 'apollo', 'urql'])('for %s can be parsed, whatever the request is', (name) => {
    for (const facts of [FACTS, mutation, signedIn, open, nasty]) expect(syntaxErrors(textOf(name, facts))).toEqual([])
  })

  it('pays no more than the price that was shown', () => {
    expect(textOf('fetch', FACTS)).toContain("maxAmountPerPayment: '$0.01'")
    expect(textOf('fetch', { ...FACTS, total: null })).not.toContain('setSpendControls')
  })

  it('uses the verb that the client has for a change', () => {
    expect(textOf('apollo', mutation)).toContain('apollo.mutate({ mutation: query })')
    expect(textOf('urql', mutation)).toContain('urql.mutation(query, {})')
    expect(textOf('apollo', FACTS)).toContain('apollo.query({ query, variables })')
  })

  it('needs no wallet where nothing is paid or signed', () => {
    for (const { text } of snippetsOf(open)) expect(text).not.toMatch(/wallet|x402|viem/)
  })

  it('never holds a key', () => {
    for (const { text } of snippetsOf(FACTS)) expect(text).not.toMatch(/0x[0-9a-f]{8}/i)
  })
})

describe('literals', () => {
  it('are read back as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = text.replaceAll('\r\n', '\n')
        expect(evaluated(templateLiteral(text))).toBe(written.replaceAll('\r', '\n'))
      }),
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // As JSON: there is no negative zero in it.
        expect(JSON.stringify(evaluated(valueLiteral(value)))).toBe(JSON.stringify(value))
      }),
    )
  })

  it('of a shell are one argument', async () => {
    const text = `a 'b' "c" $HOME \`id\` \\ \n!`
    const { stdout } = await run('sh', ['-c', `printf %s ${shellArgument(text)}`])
    expect(stdout).toBe(text)
  })
})

function evaluated(code: string): unknown {
  return new Function(`return ${code}`)()
}

/** What a wallet's extension gives to pages, for a script that has a key. */
const EXTENSION = `
import { privateKeyToAccount as accountOf } from 'viem/accounts'
const account = accountOf(process.env.PRIVATE_KEY)
const methods = {
  eth_requestAccounts: () => [account.address],
  eth_signTypedData_v4: ([, data]) => account.signTypedData(JSON.parse(data)),
  personal_sign: ([raw]) => account.signMessage({ message: { raw } }),
}
globalThis.window = { ethereum: { request: async ({ method, params }) => methods[method](params) } }
`

describe('code that is taken away', () => {
  let tollgraph: TestTollgraph
  let facts: CodeFacts
  beforeAll(async () => {
    await mkdir(FOLDER, { recursive: true })
    tollgraph = await startTollgraph()
    facts = { ...FACTS, url: `${tollgraph.url}/graphql` }
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await rm(FOLDER, { recursive: true, force: true })
  })

  async function printed(name: string, text: string, key: string) {
    const file = join(FOLDER, `${name}.mjs`)
    await writeFile(file, text)
    const env = { PATH: process.env.PATH, PRIVATE_KEY: key, NO_COLOR: '1' }
    return run(process.execPath, [file], { env, timeout: 30_000 })
  }

  it('pays with @x402/fetch', async () => {
    const key = generatePrivateKey()
    await tollgraph.fund(privateKeyToAccount(key).address, 1_000_000n)
    const { stdout, stderr } = await printed('pay', textOf('fetch', facts), key)
    expect(JSON.parse(stdout)).toMatchObject({ domainAvailability: { domain: { name: 'my-first-toll.com' } } })
    expect(stderr).toContain("amount: '10000'")
    expect(await tollgraph.chain.balanceOf(privateKeyToAccount(key).address as never)).toBe(990_000n)
  })

  it('does not pay with @x402/fetch when the price has moved up', async () => {
    const key = generatePrivateKey()
    await tollgraph.fund(privateKeyToAccount(key).address, 1_000_000n)
    const text = textOf('fetch', { ...facts, total: '0.005' })
    await expect(printed('dear', text, key)).rejects.toThrow(/spend controls|exceeds/i)
    expect(await tollgraph.chain.balanceOf(privateKeyToAccount(key).address as never)).toBe(1_000_000n)
  })

  it('signs in with @x402/fetch', async () => {
    const key = generatePrivateKey()
    const query = { ...facts, query: '{ me { address } }', variables: {}, total: '0.00', needsIdentity: true }
    const { stdout } = await printed('signIn', textOf('fetch', query), key)
    expect(JSON.parse(stdout)).toEqual({ me: { address: privateKeyToAccount(key).address } })
  })

  it.each([
    ['pays', {}],
    ['signs in', { query: '{ me { address } }', variables: {}, total: '0.00', needsIdentity: true }],
  ])('%s with the wallet of a browser, for Apollo and urql', async (_, change) => {
    const query = { ...facts, ...change }
    const { imports, lines, option } = browserWallet(query)
    const send = `const send = ({ ${option} }).fetch
const body = JSON.stringify({ query: ${templateLiteral(query.query)}, variables: ${valueLiteral(query.variables)} })
const answer = await send('${query.url}', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
console.log((await answer.json()).errors ?? 'answered')`
    const key = generatePrivateKey()
    await tollgraph.fund(privateKeyToAccount(key).address, 1_000_000n)
    const { stdout } = await printed(`browser${option.length}`, `${EXTENSION}\n${imports}${lines}${send}`, key)
    expect(stdout).toBe('answered\n')
  })

  it('asks for the price with curl, and for the answer where that is free', async () => {
    const { stdout: price } = await run('sh', ['-c', textOf('curl', facts)])
    expect(JSON.parse(price)).toMatchObject({ extensions: { bill: { total: '0.01' } } })
    const free = { ...facts, query: '{ __typename }', variables: {}, total: '0.00' }
    const { stdout: answer } = await run('sh', ['-c', textOf('curl', free)])
    expect(JSON.parse(answer)).toEqual({ data: { __typename: 'Query' } })
  })
})
