import { type CodeFacts, isOpen } from './facts.ts'
import { spendControls } from './request.ts'

const CHAINS: Readonly<Record<number, string>> = { 8453: 'base', 84532: 'baseSepolia' }

/** What a page needs so that its GraphQL client can pay or sign in. */
export interface BrowserWallet {
  /** Package names, each with a leading space. */
  readonly packages: string
  readonly imports: string
  readonly lines: string
  /** The client option that makes it pay, with a leading comma; empty when no signature is needed. */
  readonly option: string
}

/** A `fetch` for pages that pays or signs in with the browser extension's wallet. */
export function browserWallet(facts: CodeFacts): BrowserWallet {
  if (isOpen(facts)) return { packages: '', imports: '', lines: '', option: '' }
  const chain = CHAINS[facts.chainId] ?? 'baseSepolia'
  const viem = `import { createWalletClient, custom } from 'viem'\nimport { ${chain} } from 'viem/chains'\n`
  const extension = `
const [address] = await window.ethereum.request({ method: 'eth_requestAccounts' })
const extension = createWalletClient({ account: address, chain: ${chain}, transport: custom(window.ethereum) })
`
  return facts.needsIdentity
    ? {
        packages: ' @x402/fetch @x402/extensions viem',
        imports: `import { createSIWxClientHook } from '@x402/extensions/sign-in-with-x'
import { wrapFetchWithPayment, x402Client, x402HTTPClient } from '@x402/fetch'
${viem}`,
        lines: `${extension}const wallet = { address, signMessage: ({ message }) => extension.signMessage({ message }) }
const client = new x402HTTPClient(new x402Client()).onPaymentRequired(createSIWxClientHook(wallet))
const signed = wrapFetchWithPayment(fetch, client) // nothing is paid here: the wallet says who is asking
`,
        option: 'fetch: signed',
      }
    : {
        packages: ' @x402/fetch @x402/evm viem',
        imports: `import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
${viem}`,
        lines: `${extension}const wallet = { address, signTypedData: (data) => extension.signTypedData(data) }
const client = new x402Client()
  .register('${facts.network}', new ExactEvmScheme(wallet))${spendControls(facts)}
const pay = wrapFetchWithPayment(fetch, client)
`,
        option: 'fetch: pay',
      }
}
