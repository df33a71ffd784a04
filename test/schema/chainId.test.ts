import { expect, it } from 'vitest'
import { fromForm, inForm } from '../../schema/catalogue/forms.ts'
import { chainIn, chainNames, chainWord, parseChainId } from '../../schema/chains/chainId.ts'
import { KNOWN_CHAINS } from '../../schema/chains/chainTable.ts'

it('a chain has one id, however it is named', () => {
  for (const given of ['eip155:8453', 'base', 'BASE', 'base-mainnet', 8453, '8453', 'market:base', 'defi:Base'])
    expect(parseChainId(given)).toBe('eip155:8453')
})

it('what names no chain is refused', () => {
  for (const given of ['', 'no chain', 'eip155:', 'eip155:01', 'eip155:x', 0, -1, 1.5, null, 'defi:%', 'a:b'])
    expect(parseChainId(given), String(given)).toBeNull()
})

it('a chain that has no registered id keeps its name in the list that knows it', () => {
  const chain = chainIn('defi', 'Milkomeda C1')
  expect(chain).toBe('defi:Milkomeda%20C1')
  expect(parseChainId(chain)).toBe(chain)
  expect(chainWord('defi', chain)).toBe('Milkomeda C1')
  expect(chainWord('market', chain)).toBeNull()
  expect(chainNames(chain)).toEqual({ name: 'Milkomeda C1', slug: chain })
})

it('a word in a list of chains stands for one chain', () => {
  for (const list of ['slug', 'node', 'market', 'platform', 'defi', 'defiKey'] as const) {
    const words = KNOWN_CHAINS.map((chain) => chain[list]).filter((word) => word !== null)
    expect(new Set(words).size, list).toBe(words.length)
  }
  for (const { id } of KNOWN_CHAINS) expect(parseChainId(id)).toBe(id)
})

it('each list has its own word for a chain, and returns the chain for it', () => {
  const optimism = parseChainId('optimism') ?? ''
  const words = {
    node: 'opt-mainnet',
    market: 'optimism',
    platform: 'optimistic-ethereum',
    defi: 'OP Mainnet',
  } as const
  for (const [list, word] of Object.entries(words)) {
    expect(chainWord(list as keyof typeof words, optimism)).toBe(word)
    expect(chainIn(list as keyof typeof words, word)).toBe(optimism)
  }
})

it('a documented path writes and reads a chain in the words of its source', () => {
  expect(fromForm('EVM_CHAIN', 8453)).toEqual({ value: 'eip155:8453' })
  expect(fromForm('EVM_CHAIN', 0)).toEqual({ says: 'must be at least 1', code: 'too_small' })
  expect(fromForm('EVM_CHAIN', 'base')).toEqual({ says: 'must be an integer' })
  expect(inForm('EVM_CHAIN', 'eip155:8453')).toBe(8453)
  expect(fromForm('NODE_NETWORK', 'base-mainnet')).toEqual({ value: 'eip155:8453' })
  expect(fromForm('NODE_NETWORK', 'eip155-31337')).toEqual({ value: 'eip155:31337' })
  expect(fromForm('NODE_NETWORK', 'no-such')).toMatchObject({ code: 'unknown_network' })
  expect(inForm('MARKET_NETWORK', 'eip155:137')).toBe('polygon_pos')
})
