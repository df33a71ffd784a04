import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { type CallToolResult, CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { x402Client } from '@x402/core/client'
import type { PaymentPayload, PaymentRequired } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { createSIWxPayload } from '@x402/extensions/sign-in-with-x'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { TestWallet } from './wallet.ts'

/** The official SDK's client, connected over Streamable HTTP. `search` is the query of the URL: `?tools=all`. */
export async function connectMcp(url: string, search = '', headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp${search}`), { requestInit: { headers } }))
  return client
}

/** Calls a tool once, with `meta` in its request. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown>,
  meta: Record<string, unknown> = {},
): Promise<CallToolResult> {
  const params = { name, arguments: args, _meta: meta }
  return (await client.request({ method: 'tools/call', params }, CallToolResultSchema)) as CallToolResult
}

/** The stock x402 client's payment for an unpaid result. */
export function paymentFor(unpaid: CallToolResult, wallet: TestWallet): Promise<PaymentPayload> {
  const client = new x402Client().register('eip155:84532', new ExactEvmScheme(wallet.account)).setSpendControls(false)
  return client.createPaymentPayload(unpaid.structuredContent as unknown as PaymentRequired)
}

/** Calls a tool, pays what it requires, and calls it again with the payment. */
export async function callPaying(
  client: Client,
  name: string,
  args: Record<string, unknown>,
  wallet: TestWallet,
): Promise<CallToolResult> {
  const unpaid = await callTool(client, name, args)
  return callTool(client, name, args, { 'x402/payment': await paymentFor(unpaid, wallet) })
}

/** Calls a tool, signs the message that it requires, and calls it again with the signature. */
export async function callSigning(
  client: Client,
  name: string,
  args: Record<string, unknown>,
  { account }: { readonly account: PrivateKeyAccount },
): Promise<CallToolResult> {
  const unsigned = await callTool(client, name, args)
  const { resource, extensions } = unsigned.structuredContent as {
    resource: { url: string }
    extensions: { 'sign-in-with-x': { info: object; supportedChains: { chainId: string; type: string }[] } }
  }
  const { info, supportedChains } = extensions['sign-in-with-x']
  const message = { ...info, ...supportedChains[0] }
  const signed = await createSIWxPayload(message as never, account as never, resource.url)
  return callTool(client, name, args, { 'tollgraph/sign-in-with-x': signed })
}

/** The JSON of a result's first text. */
export function textOf({ content: [first] }: CallToolResult): unknown {
  return first?.type === 'text' ? JSON.parse(first.text) : undefined
}
