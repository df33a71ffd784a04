import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  CallToolResultSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { VERSION } from '../../router/release/version.ts'
import { type AtomicUsdc, ZERO_USDC } from '../../schema/money.ts'
import { lazily } from '../../subgraphs/kit/async/lazily.ts'
import { whenInterrupted } from '../call/interrupted.ts'
import { openWallet } from '../call/wallet.ts'
import { reasonOf, Trouble } from '../errors.ts'
import { readSettings, routerUrl } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { callAndPay, type PayerParts } from './payer.ts'
import { Payments } from './payments.ts'
import { Purse } from './purse.ts'
import { WALLET_TOOL, walletResult } from './walletTool.ts'

/** Longest wait for the answer of a tool, in milliseconds: longer than a router works on one request. */
const CALL_TIMEOUT_MS = 330_000

export interface ServeOptions {
  /** The router's base URL; by default from the settings. */
  readonly url?: string
  readonly budget?: AtomicUsdc
  readonly maxPrice?: AtomicUsdc
  /** Services whose endpoints are tools of their own. */
  readonly service?: readonly string[]
  readonly tools?: 'all'
}

const IDENTITY = { name: 'tollgraph', title: 'Tollgraph', version: VERSION }

/**
 * Serves the tools of a running Tollgraph over standard input and output, and pays their calls from a wallet within a budget.
 * Ends with its standard input, or by a signal, and then tells what was paid or may have been. Throws Trouble when the router cannot be reached.
 */
export async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const settings = readSettings().router
  const url = options.url ?? routerUrl(settings)
  const budget = options.budget ?? ZERO_USDC
  const purse = new Purse({ budget, maxPrice: options.maxPrice ?? budget })
  const payments = new Payments()
  const remote = await connect(url, options)
  const wallet = lazily(() => openWallet(new URL(url).origin, settings, terminal))
  const parts: PayerParts = {
    async call(params) {
      const answered = await remote.request({ method: 'tools/call', params }, CallToolResultSchema, {
        timeout: CALL_TIMEOUT_MS,
      })
      return answered as CallToolResult
    },
    purse,
    payments,
    url,
    wallet,
    terminal,
  }
  const instructions = `${remote.getInstructions() ?? ''}\nThis local server pays by itself, within the limits that the tool wallet shows.`
  const server = new Server(IDENTITY, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, async ({ params }) => {
    const page = await remote.listTools(params)
    return params?.cursor === undefined ? { ...page, tools: [...page.tools, WALLET_TOOL] } : page
  })
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      if (params.name === WALLET_TOOL.name) return await walletResult(purse, await wallet())
      return await callAndPay(params, parts)
    } catch (error) {
      if (error instanceof Trouble) return { isError: true, content: [{ type: 'text', text: error.message }] }
      throw error
    }
  })
  const tellPayments = () => {
    for (const line of payments.report()) terminal.tell(line)
  }
  const stop = whenInterrupted(tellPayments)
  await answerUntilEnd(server)
  stop()
  // Calls that are still running have no client any more, and end with the process.
  tellPayments()
  await remote.close()
}

async function connect(url: string, { service = [], tools }: ServeOptions): Promise<Client> {
  const endpoint = new URL(`${url}/mcp`)
  if (tools) endpoint.searchParams.set('tools', tools)
  for (const name of service) endpoint.searchParams.append('service', name)
  const client = new Client(IDENTITY)
  try {
    await client.connect(new StreamableHTTPClientTransport(endpoint))
    return client
  } catch (error) {
    throw new Trouble(
      `No MCP server answers at ${endpoint.href} (${reasonOf(error)}): start a router with "npx tollgraph start", or name another with --url.`,
    )
  }
}

/** Answers until the client closes standard input. */
async function answerUntilEnd(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve
    process.stdin.once('end', () => void server.close().then(resolve, resolve))
  })
  await server.connect(new StdioServerTransport())
  await ended
}
