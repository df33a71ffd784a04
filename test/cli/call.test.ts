import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { eventually } from '../support/ledger.ts'
import { type CliPlace, cli, startCli, startPlace } from './cli.ts'

let facilitator: TestFacilitator
let place: CliPlace
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-cli-'))
  facilitator = await startFacilitator()
  place = await startPlace({ FACILITATOR_URLS: facilitator.url, FACILITATOR_TIMEOUT_MS: '1000' })
  await facilitator.connect(place.app.rpcUrl)
})
afterAll(async () => {
  await facilitator?.stop()
  await place?.app.end()
  await rm(folder, { recursive: true, force: true })
})

/** A key with money on the devnet, and how the command line gets to know it. */
async function makePayer(usd: string) {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key) as Address
  await place.app.fund(address, parseUsd(usd))
  return { key, address, env: { ...place.env, TOLLGRAPH_KEY: key }, balance: () => place.app.chain.balanceOf(address) }
}

/** Arguments of a call that costs 0.01 USD. */
function search(...more: readonly string[]): string[] {
  const name = `toll-${randomBytes(4).toString('hex')}`
  return ['call', 'POST', '/api/search', '--service', 'domains', '--body', JSON.stringify({ name }), ...more]
}

/** The options of an interrupted command's advice. */
const advised = (stderr: string) => [...stderr.matchAll(/ (--header) '([^']+)'/g)].flatMap(([, ...option]) => option)

describe('a call by path', () => {
  it.each(['x402', 'mpp'])('that was interrupted gets its answer with the %s header it was told', async (protocol) => {
    const payer = await makePayer('1')
    const request = search()
    // A line on which no answer of a paid request comes back.
    const pass = async (of: IncomingMessage, response: ServerResponse) => {
      const { host, connection, 'content-length': length, ...headers } = of.headers as Record<string, string>
      const answer = await fetch(`${place.app.url}${of.url}`, {
        method: 'POST',
        headers,
        body: Buffer.concat(await of.toArray()),
      })
      if (answer.headers.has('payment-response') || answer.headers.has('payment-receipt')) paid()
      else
        response
          .writeHead(answer.status, Object.fromEntries(answer.headers))
          .end(Buffer.from(await answer.arrayBuffer()))
    }
    const gate = createServer((of, response) => void pass(of, response))
    let paid = () => {}
    const isPaid = new Promise<void>((resolve) => {
      paid = resolve
    })
    await once(gate.listen(0, '127.0.0.1'), 'listening')
    try {
      const url = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`
      const calling = startCli([...request, '--url', url, '--yes', '--protocol', protocol], payer)
      await isPaid
      calling.child.kill('SIGINT')
      const { stderr } = await calling.ended
      const again = await cli([...request, ...advised(stderr)], payer)
      expect([again.code, JSON.parse(again.stdout)]).toEqual([
        0,
        expect.objectContaining({ availableCount: expect.any(Number) }),
      ])
      expect(again.stderr).toMatch(/^Paid.*: payment [0-9a-f-]{36}, transaction 0x[0-9a-f]{64}$/m)
      expect(await payer.balance()).toBe(parseUsd('0.99'))
    } finally {
      gate.closeAllConnections()
      gate.close()
    }
  })

  it.each([
    ['no colon', 'takes "Name: value"'],
    [': no name', 'takes "Name: value"'],
    ['A: two\nlines', 'takes "Name: value"'],
    ['Content-Length: 3', 'cannot set Content-Length'],
  ])('refuses the header %j', async (line, message) => {
    const { code, stderr } = await cli(search('--header', line), { env: place.env })
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  it('shows the bill, pays up to --max, prints the answer as one line and the receipt beside it', async () => {
    const payer = await makePayer('1')
    const { code, stdout, stderr } = await cli(search('--max', '0.01'), payer)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ availableCount: expect.any(Number) })
    expect(stdout.indexOf('\n')).toBe(stdout.length - 1)
    expect(stderr).toMatch(/^total +0\.01 USD$/m)
    expect(stderr).toMatch(/^pay to +0x[0-9a-fA-F]{40}$/m)
    expect(stderr).toMatch(/^network +devnet \(eip155:84532\)$/m)
    expect(stderr).toMatch(/^Paid 0\.01 USD: payment [0-9a-f-]{36}, transaction 0x[0-9a-f]{64}$/m)
    expect(stderr).toMatch(/CHARGED$/m)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
    expect(stdout + stderr).not.toContain(payer.key.slice(2))
  })

  it('pays nothing above --max, even with --yes', async () => {
    const payer = await makePayer('1')
    const { code, stdout, stderr } = await cli(search('--max', '0.009', '--yes'), payer)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('costs more than --max 0.009')
    expect(await payer.balance()).toBe(parseUsd('1'))
  })

  it('asks, and takes anything but yes for a no', async () => {
    const payer = await makePayer('1')
    for (const input of ['n\n', '', 'yellow\n']) {
      const { code, stderr } = await cli(search(), { ...payer, input })
      expect(code).toBe(1)
      expect(stderr).toContain('Pay 0.01 USD? [y/N]')
      expect(stderr).toContain('Nothing was paid')
    }
    expect(await payer.balance()).toBe(parseUsd('1'))
    expect((await cli(search(), { ...payer, input: 'y\n' })).code).toBe(0)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('reads its body from a file of the folder it is given in', async () => {
    await writeFile(join(folder, 'body.json'), '{"domain":"from-a-file.com"}')
    const args = ['call', 'POST', '/api/check', '-s', 'domains', '--body', '@body.json', '--yes']
    const { code, stdout } = await cli(args, { env: (await makePayer('1')).env, cwd: folder })
    expect([code, JSON.parse(stdout).domain]).toEqual([0, 'from-a-file.com'])
    const missing = await cli(
      args.map((arg) => (arg === '@body.json' ? '@nowhere.json' : arg)),
      { ...place, cwd: folder },
    )
    expect(missing.code).toBe(1)
    expect(missing.stderr).toContain('nowhere.json cannot be read')
  })

  it('that is refused prints the answer, ends with 1, and costs nothing', async () => {
    const payer = await makePayer('0')
    const { code, stderr } = await cli(search('--yes'), payer)
    expect(code).toBe(1)
    expect(stderr).toContain('The answer is 402')
  })

  it('that needs an identity signs in, and pays nothing', async () => {
    const { code, stdout, stderr } = await cli(
      ['call', 'GET', '/api/domain/list', '-s', 'domains'],
      await makePayer('0'),
    )
    expect([code, stdout]).toEqual([0, '[]\n'])
    expect(stderr).toMatch(/^Signed in as 0x/m)
  })
})

describe('a call for a program', () => {
  it('is one JSON document: status, headers, body and receipt', async () => {
    const { code, stdout } = await cli(search('--max', '0.01', '--json'), await makePayer('1'))
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      status: 200,
      headers: expect.objectContaining({
        'content-type': 'application/json; charset=utf-8',
        'x-data-source': 'sandbox',
        'x-request-id': expect.any(String),
      }),
      body: expect.objectContaining({ availableCount: expect.any(Number) }),
      receipt: {
        protocol: 'x402',
        settled: true,
        reason: null,
        usd: '0.01',
        transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        paymentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        lines: [{ path: 'domainSearch', field: 'Query.domainSearch', usd: '0.01', outcome: 'CHARGED' }],
        refunds: [],
      },
    })
  })

  it('is one JSON document when it fails, too', async () => {
    const { code, stdout } = await cli(['call', 'GET', '/no/such/path', '--json'], place)
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ status: 404, body: { success: false }, receipt: null })
  })

  it('has bytes that are no text as base64, and they are written as they came without --json', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.from([0, 1, 2]))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bytes`
    const asDocument = await cli(['call', 'GET', url, '--json'], place)
    expect(JSON.parse(asDocument.stdout)).toMatchObject({ status: 200, bodyBase64: 'AAEC', receipt: null })
    expect((await cli(['call', 'GET', url], place)).stdout).toBe('\u0000\u0001\u0002')
    server.close()
  })
})

describe('the bill of a call', () => {
  it('by path is shown, and nothing is paid', async () => {
    const payer = await makePayer('1')
    const { code, stdout } = await cli(search('--bill'), payer)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^domainSearch +Query\.domainSearch +domains +1 +0\.01$/m)
    expect(stdout).toMatch(/^total +0\.01 USD$/m)
    expect(await payer.balance()).toBe(parseUsd('1'))
  })

  it('by GraphQL is shown without a wallet, and is one JSON document for a program', async () => {
    const query = '{ domainSearch(name: "toll", first: 3) { results { availability { currentPrice } } } }'
    const args = ['call', 'POST', '/graphql', '--query', query, '--bill', '--json']
    const { code, stdout, stderr } = await cli(args, place)
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ total: '0.16', currency: 'USD', lines: [{ usd: '0.01' }, { units: 3 }] })
  })

  it('of wrong input is the refusal', async () => {
    const { code, stdout } = await cli(
      ['call', 'POST', '/domains/api/check', '--body', '{"domain":""}', '--bill'],
      place,
    )
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ success: false, issues: [{ path: ['domain'] }] })
  })

  it('excludes paying', async () => {
    const { code, stderr } = await cli(search('--bill', '--max', '1'), place)
    expect(code).toBe(2)
    expect(stderr).toMatch(/--bill.*--max/)
  })
})

describe('a call by GraphQL', () => {
  it('pays one bill for a document with variables', async () => {
    const payer = await makePayer('1')
    const query = 'query ($name: String!) { domainSearch(name: $name) { name } me { address } }'
    const variables = JSON.stringify({ name: 'by-graphql' })
    const args = ['call', 'POST', '/graphql', '--query', query, '--variables', variables, '--max', '0.01']
    const { code, stdout, stderr } = await cli(args, payer)
    expect(code).toBe(0)
    expect(JSON.parse(stdout).data).toEqual({ domainSearch: { name: 'by-graphql' }, me: { address: payer.address } })
    expect(stderr).toMatch(/^domainSearch +Query\.domainSearch +domains +1 +0\.01$/m)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('tells what was given back of it, and by which transaction', async () => {
    const payer = await makePayer('1')
    const query = '{ some: domainSearch(name: "plenty-to-find") { name } none: domainSearch(name: "google") { name } }'
    const { code, stderr } = await cli(['call', 'POST', '/graphql', '--query', query, '--max', '0.02'], payer)
    expect(code).toBe(0)
    expect(stderr).toMatch(/^none +Query\.domainSearch +0\.01 +REFUNDED$/m)
    expect(stderr).toMatch(/^Refunded 0\.01 USD: transaction 0x[0-9a-f]{64}$/m)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('with errors in its answer ends with 1', async () => {
    const { code, stdout } = await cli(['call', 'POST', '/graphql', '--query', '{ nothing }'], place)
    expect(code).toBe(1)
    expect(JSON.parse(stdout).errors).toHaveLength(1)
  })
})

describe('a payment that is not settled yet', () => {
  it('is sent again, the very same, until it is; it is charged once', async () => {
    const payer = await makePayer('1')
    facilitator.settleBehaviour = 'hang'
    const running = startCli(search('--yes'), payer)
    try {
      await eventually('the command says that it sends the payment again', async () =>
        running.stderr().includes('not settled yet'),
      )
    } finally {
      facilitator.settleBehaviour = 'settle'
    }
    const { code, stdout, stderr } = await running.ended
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ availableCount: expect.any(Number) })
    expect(stderr).toContain('the same payment is sent again')
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('is sent again, the very same, while its facilitator does not answer', async () => {
    const payer = await makePayer('1')
    facilitator.verifyBehaviour = 'fail'
    const running = startCli(search('--yes'), payer)
    try {
      await eventually('the command says that it sends the payment again', async () =>
        running.stderr().includes('The answer is 503: the same'),
      )
    } finally {
      facilitator.verifyBehaviour = 'verify'
    }
    expect((await running.ended).code).toBe(0)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('keeps the same call from being paid a second time', async () => {
    const payer = await makePayer('1')
    const args = search('--yes')
    facilitator.settleBehaviour = 'hang'
    const running = startCli(args, payer)
    try {
      await eventually('the command says that it sends the payment again', async () =>
        running.stderr().includes('not settled yet'),
      )
      const second = await cli(args, payer)
      expect(second.code).toBe(1)
      expect(JSON.parse(second.stdout)).toMatchObject({ reason: 'same_request' })
    } finally {
      facilitator.settleBehaviour = 'settle'
    }
    expect((await running.ended).code).toBe(0)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })
})

describe('the wallet', () => {
  it('without a key is a throw-away one on our devnet: kept closed, and funded as need be', async () => {
    const first = await cli(search('--yes'), place)
    expect(first.code).toBe(0)
    expect(first.stderr).toMatch(/No TOLLGRAPH_KEY is set and this is the devnet: a throw-away wallet is used, 0x/)
    expect(first.stderr).toContain('It was given 10.01 test USDC')
    const file = join(place.app.dataDir, 'cli-wallet.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { address, privateKey } = JSON.parse(readFileSync(file, 'utf8'))
    expect(first.stdout + first.stderr).not.toContain(privateKey.slice(2))
    const second = await cli(search('--yes'), place)
    expect(second.stderr).toContain(address)
    expect(second.stderr).not.toContain('It was given')
    expect(await place.app.chain.balanceOf(address)).toBe(parseUsd('9.99'))
  })

  it('has to be given for a router whose devnet is not ours', async () => {
    const env = { DATA_DIR: join(folder, 'elsewhere') }
    const { code, stderr } = await cli(search('--yes', '--url', place.app.url), { env })
    expect(code).toBe(1)
    expect(stderr).toContain('put the key that pays into TOLLGRAPH_KEY')
  })

  it('of a key that is none is refused, without showing it', async () => {
    for (const key of ['0x1234567', `0x${'0'.repeat(64)}`, `${generatePrivateKey()}00`]) {
      const { code, stdout, stderr } = await cli(search('--yes'), { env: { ...place.env, TOLLGRAPH_KEY: key } })
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(/TOLLGRAPH_KEY is/)
      expect(stderr).not.toContain(key)
    }
  })
})
