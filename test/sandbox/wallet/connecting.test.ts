import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FoundWallet } from '../../../sandbox/wallet/providers.ts'
import { type Gate, gate } from '../../support/gate.ts'

const NETWORK = {
  name: 'devnet',
  id: 'eip155:84532',
  chainId: 84_532,
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
}

/** What the router answers about balances, in order; each waits for its gate. */
let balances: { readonly balance: string; readonly when: Gate }[]

beforeEach(() => {
  balances = []
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { href: 'https://toll.example/sandbox' })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/catalogue.json')) return Response.json({ network: NETWORK })
    const next = balances.shift()
    await next?.when.opened
    return Response.json({ balance: next?.balance ?? '1' })
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

async function page() {
  const [connect, { makeDevnetKey }, balance, { currentProvider }, { useWallet }] = await Promise.all([
    import('../../../sandbox/wallet/connect.ts'),
    import('../../../sandbox/wallet/devnetKey.ts'),
    import('../../../sandbox/wallet/balance.ts'),
    import('../../../sandbox/wallet/connected.ts'),
    import('../../../sandbox/state/wallet.ts'),
  ])
  return { ...connect, makeDevnetKey, ...balance, currentProvider, shown: () => useWallet.getState() }
}

/** An extension that says on which chain it is once its gate opens, and when it was asked that. */
function extension(address: `0x${string}`): FoundWallet & { readonly asked: Gate; readonly chain: Gate } {
  const [asked, chain] = [gate(), gate()]
  const request = async ({ method }: { readonly method: string }) => {
    if (method.endsWith('ccounts')) return [address]
    asked.open()
    await chain.opened
    return '0x14a34'
  }
  return { id: address, name: 'An extension', icon: null, provider: { request }, asked, chain }
}

describe('an extension that answers late', () => {
  it('does not replace the wallet that was chosen after it', async () => {
    const { connectInjected, connectDevnet, currentProvider, shown } = await page()
    const late = extension('0x000000000000000000000000000000000000000A')
    const connecting = connectInjected(late)
    await late.asked.opened
    await connectDevnet()
    late.chain.open()
    await connecting
    expect(shown().wallet?.kind).toBe('local')
    expect(currentProvider()).toBeNull()
  })

  it('is not connected after the user has disconnected', async () => {
    const { connectInjected, disconnect, currentProvider, shown } = await page()
    const late = extension('0x000000000000000000000000000000000000000A')
    const connecting = connectInjected(late)
    await late.asked.opened
    disconnect()
    late.chain.open()
    await connecting
    expect([shown().wallet, currentProvider()]).toEqual([null, null])
  })
})

it('a devnet wallet that two calls make at once is one', async () => {
  const { makeDevnetKey } = await page()
  const [one, other] = await Promise.all([makeDevnetKey(), makeDevnetKey()])
  expect(other).toEqual(one)
})

describe('a balance', () => {
  it('that was asked for before is not shown after a newer one', async () => {
    const { connectDevnet, refreshBalance, shown } = await page()
    await connectDevnet()
    const [first, second] = [gate(), gate()]
    balances = [
      { balance: '0', when: first },
      { balance: '25', when: second },
    ]
    const [before, after] = [refreshBalance(), refreshBalance()]
    second.open()
    await after
    first.open()
    await before
    expect(shown().balance).toBe('25')
  })

  it('of test money is not shown as that of the wallet that was chosen meanwhile', async () => {
    const { connectDevnet, connectInjected, getTestMoney, shown } = await page()
    await connectDevnet()
    const came = gate()
    balances = [
      { balance: '25', when: came },
      { balance: '3', when: gate() },
    ]
    const money = getTestMoney()
    const other = extension('0x000000000000000000000000000000000000000A')
    other.chain.open()
    void connectInjected(other)
    await vi.waitFor(() => expect(shown().wallet?.kind).toBe('injected'), { timeout: 20_000 })
    came.open()
    await money
    expect(shown().balance).toBeNull()
  })
})
