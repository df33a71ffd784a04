import { type CodeFacts, isOpen, type Snippet } from './facts.ts'
import { hasVariables, requestLines, spendControls } from './request.ts'

/** A Node script that pays, or signs in, with a key from its environment. */
export function fetchSnippet(facts: CodeFacts): Snippet {
  const { beginning, pay, end } = isOpen(facts) ? OPEN : facts.needsIdentity ? SIGNING : paying(facts)
  const text = `${beginning}${requestLines(facts)}

const response = await ${pay}('${facts.url}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ${hasVariables(facts.variables) ? 'query, variables' : 'query'} }),
})
const { data, errors } = await response.json()
console.log(JSON.stringify(data, null, 2))
if (errors) console.error(errors)
${end}`
  return { name: 'fetch', title: '@x402/fetch', note: isOpen(facts) ? OPEN_NOTE : KEY_NOTE, text }
}

const OPEN_NOTE = 'A script for Node 20 or newer. This query is free and open: it needs no wallet and no package.'

const KEY_NOTE =
  'A script for Node 20 or newer. The key stays in the environment of your machine: never write it into code, and use a wallet that holds little.'

interface Parts {
  readonly beginning: string
  /** The name of the sending function. */
  readonly pay: string
  readonly end: string
}

const OPEN: Parts = { beginning: '', pay: 'fetch', end: '' }

const SIGNING: Parts = {
  beginning: `// npm install @x402/fetch @x402/extensions viem
// PRIVATE_KEY=0x… node query.mjs
import { createSIWxClientHook } from '@x402/extensions/sign-in-with-x'
import { wrapFetchWithPayment, x402Client, x402HTTPClient } from '@x402/fetch'
import { privateKeyToAccount } from 'viem/accounts'

const wallet = privateKeyToAccount(process.env.PRIVATE_KEY)
const client = new x402HTTPClient(new x402Client()).onPaymentRequired(createSIWxClientHook(wallet))
const signed = wrapFetchWithPayment(fetch, client) // nothing is paid here: the wallet says who is asking

`,
  pay: 'signed',
  end: '',
}

function paying(facts: CodeFacts): Parts {
  const beginning = `// npm install @x402/fetch @x402/evm viem
// PRIVATE_KEY=0x… node query.mjs
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { privateKeyToAccount } from 'viem/accounts'

const wallet = privateKeyToAccount(process.env.PRIVATE_KEY)
const client = new x402Client()
  .register('${facts.network}', new ExactEvmScheme(wallet))${spendControls(facts)}
const pay = wrapFetchWithPayment(fetch, client)

`
  const end = `
const settled = response.headers.get('payment-response')
if (settled) console.error(decodePaymentResponseHeader(settled)) // the receipt
`
  return { beginning, pay: 'pay', end }
}
