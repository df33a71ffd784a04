import type { BrowserContext } from 'playwright-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A wallet extension as pages see it, whose person sits in the test. */
export interface InjectedWallet {
  readonly address: `0x${string}`
  /** As it announces itself. */
  readonly name: string
  /** What it was asked to sign, in order: names of methods. */
  readonly signed: readonly string[]
  /** Whether its person says no. */
  declines: boolean
  chainId: number
}

interface Asked {
  readonly method: string
  readonly params?: readonly unknown[]
}

const DECLINED = { code: 4001, message: 'User rejected the request.' }

/** Gives the browser an extension (EIP-1193, announced by EIP-6963) that holds a new key. */
export async function injectWallet(context: BrowserContext, chainId: number): Promise<InjectedWallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  const signed: string[] = []
  const wallet: InjectedWallet = { address: account.address, name: 'Test Wallet', signed, declines: false, chainId }

  const answer = async ({ method, params = [] }: Asked): Promise<unknown> => {
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [account.address]
      case 'eth_chainId':
        return `0x${wallet.chainId.toString(16)}`
      case 'wallet_switchEthereumChain':
        wallet.chainId = Number((params[0] as { readonly chainId: string }).chainId)
        return null
      case 'personal_sign':
        signed.push(method)
        return account.signMessage({ message: { raw: params[0] as `0x${string}` } })
      case 'eth_signTypedData_v4':
        signed.push(method)
        return account.signTypedData(JSON.parse(String(params[1])) as Parameters<typeof account.signTypedData>[0])
      default:
        throw Object.assign(new Error(`${method} is not known`), { code: -32601 })
    }
  }

  await context.exposeFunction('askTestWallet', async (asked: Asked) => {
    const isSignature = /sign/i.test(asked.method)
    if (isSignature && wallet.declines) return { error: DECLINED }
    try {
      return { result: await answer(asked) }
    } catch (error) {
      const { code = -32603, message } = error as { readonly code?: number; readonly message: string }
      return { error: { code, message } }
    }
  })
  await context.addInitScript(ANNOUNCE)
  return wallet
}

/** Runs in the page: the extension's half of the two standards. */
const ANNOUNCE = `
  const listeners = new Map()
  const provider = {
    async request(asked) {
      const { result, error } = await window.askTestWallet(asked)
      if (error) throw Object.assign(new Error(error.message), { code: error.code })
      if (asked.method === 'wallet_switchEthereumChain') {
        for (const listener of listeners.get('chainChanged') ?? []) listener(asked.params[0].chainId)
      }
      return result
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      listeners.set(event, (listeners.get(event) ?? []).filter((one) => one !== listener))
    },
  }
  const detail = Object.freeze({
    info: { uuid: 'b3b8c1de-6b7f-4f0b-9d3c-2f1f6c9a7e10', name: 'Test Wallet', rdns: 'test.wallet', icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
    provider,
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
`
