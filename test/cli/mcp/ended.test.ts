import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { BINARY } from '../cli.ts'

// A local server whose client, or user, ends it while it pays.

const PAY_TO = '0x000000000000000000000000000000000000dEaD'
const key = generatePrivateKey()
const payer = privateKeyToAddress(key)

let remote: Server
let url: string
let folder: string
/** Payments that the remote server got, and answers only where they are for the tool `quick`. */
let got: string[]

interface Message {
  readonly id?: number
  readonly method: string
  readonly params?: { readonly name?: string; readonly _meta?: Record<string, unknown> }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-mcp-ended-'))
  remote = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error))
  })
  remote.listen(0, '127.0.0.1')
  await once(remote, 'listening')
  url = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`
})
beforeEach(() => {
  got = []
})
afterAll(async () => {
  remote?.closeAllConnections()
  remote?.close()
  await rm(folder, { recursive: true, force: true })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(404).end()
  const message = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Message
  if (message.id === undefined) return void response.writeHead(202).end()
  const result = resultOf(message)
  // What the tool `slow` is paid for gets no answer.
  if (result === null) return
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', id: message.id, result }))
}

function resultOf({ method, params }: Message): object | null {
  const serverInfo = { name: 'remote', version: '1' }
  if (method === 'initialize') return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo }
  const payment = params?._meta?.['x402/payment']
  if (payment === undefined) return { isError: true, content: [], structuredContent: required() }
  got.push(Buffer.from(JSON.stringify(payment)).toString('base64'))
  if (params?.name !== 'quick') return null
  return { content: [], _meta: { 'x402/payment-response': { success: true, transaction: '0x12' } } }
}

/** Asks 0.01 USD on Base. */
function required(): object {
  const { id, usdc, tokenDomain } = NETWORKS.base
  const extra = { name: tokenDomain.name, version: tokenDomain.version }
  const offer = { scheme: 'exact', network: id, asset: usdc, amount: '10000', payTo: PAY_TO, maxTimeoutSeconds: 60 }
  return { x402Version: 2, resource: { url }, accepts: [{ ...offer, extra }] }
}

/** A client over stdio of a local server with a budget of 1 USD. */
async function startLocal() {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BINARY, 'mcp', '--budget', '1', '--url', url],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TOLLGRAPH_KEY: key, DATA_DIR: folder },
    stderr: 'pipe',
  })
  let stderr = ''
  transport.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  const call = (name: string) => client.callTool({ name, arguments: {} })
  return { call, client, pid: transport.pid ?? 0, stderr: () => stderr }
}

describe('a local server that is ended while it pays', () => {
  it.each(['SIGTERM', 'SIGINT', 'by its input'] as const)(
    'says what was paid and what may have been, and how to get its answer: %s',
    async (how) => {
      const { call, client, pid, stderr } = await startLocal()
      await call('quick')
      const lost = call('slow').catch((error: Error) => error.message)
      await expect.poll(() => got.length, { timeout: 10_000 }).toBe(2)
      if (how === 'by its input') await client.close()
      else process.kill(pid, how)
      expect(await lost).toMatch(/Connection closed/)
      await expect.poll(stderr).toContain('Paid 0.01 USD in all.\n')
      expect(stderr()).toContain(`slow: 0.01 USD may have been charged, from ${payer} to ${PAY_TO} on base.`)
      expect(stderr()).toContain(`The same call with --header 'PAYMENT-SIGNATURE: ${got[1]}' gets its answer`)
      expect(stderr()).toContain(`payments list --payer ${payer}`)
      await client.close()
    },
  )

  it('says nothing where nothing was paid', async () => {
    const { client, stderr } = await startLocal()
    await client.close()
    expect(stderr()).toBe('')
  })
})
