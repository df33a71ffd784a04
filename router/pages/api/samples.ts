import { print } from 'graphql'
import { exampleOf } from '../../../rest-compat/example.ts'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { placeMembers } from '../../../schema/catalogue/placeMembers.ts'
import { readVariables } from '../../../schema/catalogue/requestVariables.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { endpointId } from '../../mcp/endpointNames.ts'

/** A way to call an endpoint, with its example. */
export interface Sample {
  /** For ids of the page: `curl`. */
  readonly id: string
  readonly title: string
  /** Language of the code block. */
  readonly language: string
  readonly text: string
}

/** What samples are written for. */
export interface SampleFacts {
  readonly catalogue: Catalogue
  /** The base URL of a service, as the reader reaches it. */
  baseUrlOf(service: string): string
  /** CAIP-2 id of the network that is paid on. */
  readonly network: string
  /** The day of the examples. */
  readonly now: Date
}

/** The call of a documented path in each language. */
export function samplesOf(endpoint: Endpoint, facts: SampleFacts): readonly Sample[] {
  const call = callOf(endpoint, facts)
  return [
    { id: 'curl', title: 'curl', language: 'sh', text: curl(endpoint, call) },
    { id: 'typescript', title: 'TypeScript', language: 'ts', text: typescript(endpoint, call, facts.network) },
    ...(endpoint.access === 'siwx'
      ? []
      : [{ id: 'python', title: 'Python', language: 'python', text: python(endpoint, call) }]),
    { id: 'graphql', title: 'GraphQL', language: 'graphql', text: graphql(endpoint, call) },
    { id: 'mcp', title: 'MCP', language: 'json', text: mcp(endpoint, call) },
  ]
}

/** The example as a request. */
interface Call {
  readonly method: string
  readonly url: string
  /** Null for a request without one. */
  readonly body: Readonly<Record<string, unknown>> | null
  readonly members: Readonly<Record<string, unknown>>
  readonly variables: Readonly<Record<string, unknown>>
}

function callOf(endpoint: Endpoint, { baseUrlOf, catalogue, now }: SampleFacts): Call {
  const members = exampleOf(endpoint, now) ?? {}
  const { parameters, query, body } = placeMembers(endpoint, members)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? name))
  const raw = { path: parameters, query, body: body ?? undefined }
  const { variables } = readVariables(endpoint, raw, catalogue.constraints)
  const search = query.size > 0 ? `?${query}` : ''
  return { method: endpoint.method, url: `${baseUrlOf(endpoint.service)}${path}${search}`, body, members, variables }
}

function curl({ access }: Endpoint, { method, url, body }: Call): string {
  const lines = [
    `curl -i -X ${method} ${shell(url)}`,
    ...(body ? [`  -H 'content-type: application/json'`, `  -d ${shell(JSON.stringify(body))}`] : []),
  ]
  const note = {
    paid: '# Answers 402 with the price. curl has no wallet: the other clients pay.\n',
    siwx: '# Answers 402 with a statement to sign. curl has no wallet: the TypeScript client signs.\n',
    free: '',
    secret: '',
  }[access]
  return `${note}${lines.join(' \\\n')}`
}

function shell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function typescript({ access }: Endpoint, call: Call, network: string): string {
  const send = { paid: 'pay', siwx: 'signed', free: 'fetch', secret: 'fetch' }[access]
  const init = [
    ...(call.method === 'GET' ? [] : [`  method: '${call.method}',`]),
    ...(call.body
      ? [
          "  headers: { 'content-type': 'application/json' },",
          `  body: JSON.stringify(${JSON.stringify(call.body, null, 2).replaceAll('\n', '\n  ')}),`,
        ]
      : []),
  ]
  const options = init.length > 0 ? `, {\n${init.join('\n')}\n}` : ''
  const head = { paid: paying(network), siwx: SIGNING, free: '', secret: '' }[access]
  return `${head}const response = await ${send}(${JSON.stringify(call.url)}${options})
console.log(response.status, await response.json())`
}

const paying = (network: string) => `// npm install @x402/fetch @x402/evm viem
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { privateKeyToAccount } from 'viem/accounts'

const wallet = privateKeyToAccount(process.env.PRIVATE_KEY as \`0x\${string}\`)
const pay = wrapFetchWithPayment(fetch, new x402Client().register('${network}', new ExactEvmScheme(wallet)))

`

const SIGNING = `// npm install @x402/fetch @x402/extensions viem
import { createSIWxClientHook } from '@x402/extensions/sign-in-with-x'
import { wrapFetchWithPayment, x402Client, x402HTTPClient } from '@x402/fetch'
import { privateKeyToAccount } from 'viem/accounts'

const wallet = privateKeyToAccount(process.env.PRIVATE_KEY as \`0x\${string}\`)
const client = new x402HTTPClient(new x402Client()).onPaymentRequired(createSIWxClientHook(wallet))
const signed = wrapFetchWithPayment(fetch, client) // nothing is paid: the wallet says who is asking

`

function python({ access }: Endpoint, { method, url, body }: Call): string {
  const request = `${method.toLowerCase()}(${JSON.stringify(url)}${body ? `, json=${pythonLiteral(body)}` : ''})`
  if (access !== 'paid')
    return `# pip install requests\nimport requests\n\nresponse = requests.${request}\nprint(response.status_code, response.text)`
  return `# pip install "x402[requests,evm]"
import os

from eth_account import Account
from x402 import x402ClientSync
from x402.http.clients import x402_requests
from x402.mechanisms.evm import EthAccountSigner
from x402.mechanisms.evm.exact.register import register_exact_evm_client

client = x402ClientSync()
register_exact_evm_client(client, EthAccountSigner(Account.from_key(os.environ["PRIVATE_KEY"])))
with x402_requests(client) as session:
    response = session.${request}
    print(response.status_code, response.text)`
}

/** A JSON value as Python writes it. */
function pythonLiteral(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${pythonLiteral(inner)}`)
  return `{${members.join(', ')}}`
}

function graphql({ document }: Endpoint, { variables }: Call): string {
  const text = print(document)
  if (Object.keys(variables).length === 0) return text
  const lines = JSON.stringify(variables, null, 2).split('\n')
  return `# variables:\n${lines.map((line) => `# ${line}`).join('\n')}\n\n${text}`
}

function mcp(endpoint: Endpoint, { members }: Call): string {
  return JSON.stringify({ name: 'call', arguments: { endpoint: endpointId(endpoint), arguments: members } }, null, 2)
}
