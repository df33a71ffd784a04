import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base58Bytes } from '../../../schema/base58.ts'
import { parseUsd, ZERO_USDC } from '../../../schema/money.ts'
import { send } from '../../../subgraphs/gateway/send.ts'
import { costOfTransfer, openSendMinimum, type SendMinimum } from '../../../subgraphs/gateway/sendMinimum.ts'
import { startCompany } from '../../kit/upstream/company.ts'
import { silent, walletNumber } from './gateway.ts'

const recipient = walletNumber(7)
const SOLANA = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

interface Sending {
  readonly amount: string
  readonly address: string
  readonly network: string
}

const sendMinimum = { on: async () => parseUsd('0.01') }

async function quote(args: Sending, minimum: SendMinimum = sendMinimum): Promise<unknown> {
  return send.quotes?.['Mutation.sendUsdc']?.(
    { input: args } as never,
    { engines: { sendMinimum: minimum } } as never,
    {},
  )
}

function refusal(args: Sending, minimum?: SendMinimum): Promise<unknown> {
  return quote(args, minimum).catch((error: unknown) => error)
}

describe('sending USDC', () => {
  it('costs the amount and pays the recipient', async () => {
    expect(await quote({ amount: '1.5', address: recipient, network: 'BASE' })).toEqual({
      amount: 1_500_000n,
      payTo: recipient,
      network: 'base',
    })
    expect(await quote({ amount: '0.01', address: recipient.toLowerCase(), network: 'BASE' })).toEqual({
      amount: 10_000n,
      payTo: recipient,
      network: 'base',
    })
    expect(await quote({ amount: '10000', address: recipient, network: 'BASE' })).toMatchObject({
      amount: parseUsd('10000'),
    })
  })

  it.each(['0', '0.0', '-1', '10000.000001', '99999999', '1e3', '0.0000001', '1.0000005', '', 'NaN', 'Infinity'])(
    'refuses the amount %j',
    async (amount) => {
      expect(await refusal({ amount, address: recipient, network: 'BASE' })).toMatchObject({
        status: 400,
        fields: { issues: [{ path: ['input', 'amount'] }] },
      })
    },
  )

  it.each([
    ['BASE', 'bob'],
    ['BASE', '0x123'],
    ['BASE', SOLANA],
    ['BASE', '0x0000000000000000000000000000000000000000'],
    // One letter in the other case: the checksum is wrong.
    ['BASE', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('aA', 'AA')],
    ['TEMPO', SOLANA],
    ['SOLANA', recipient],
    ['SOLANA', SOLANA.slice(2)],
    ['SOLANA', SOLANA.replace('Q', '0')],
    ['SOLANA', '11111111111111111111111111111111'],
    ['SOLANA', '1'.repeat(500)],
    // No wallets: what is sent there can never be moved again.
    ['BASE', '0x0000000000000000000000000000000000000002'],
    ['TEMPO', '0x0000000000000000000000000000000000000100'],
    ['BASE', '0x000000000022D473030F116dDEE9F6B43aC78BA3'],
    ['SOLANA', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    // Where coins are burnt, and what a chain was born with: Base's wrapped ether, Tempo's fee manager and exchange.
    ['BASE', '0x000000000000000000000000000000000000dEaD'],
    ['BASE', '0x4200000000000000000000000000000000000006'],
    ['TEMPO', '0xfeec000000000000000000000000000000000000'],
    ['TEMPO', '0xdec0000000000000000000000000000000000000'],
    ['SOLANA', '1nc1nerator11111111111111111111111111111111'],
    ['SOLANA', 'So11111111111111111111111111111111111111112'],
    ['SOLANA', 'Vote111111111111111111111111111111111111111'],
    ['SOLANA', 'Sysvar1nstructions1111111111111111111111111'],
    // Tokens: USDC on Base, on Base Sepolia and on Solana, and two of Tempo.
    ['BASE', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['BASE', '0x036CbD53842c5426634e7929541eC2318f3dCF7e'],
    ['TEMPO', '0x20c0000000000000000000000000000000000000'],
    ['TEMPO', '0x20c000000000000000000000b9537d11c60e8b50'],
    ['SOLANA', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['SOLANA', '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'],
  ])('refuses on %s the address %s', async (network, address) => {
    expect(await refusal({ amount: '1', address, network })).toMatchObject({
      status: 400,
      fields: { issues: [{ path: ['input', 'address'] }] },
    })
  })

  it('is paid on the network that was asked for, whichever are served', async () => {
    const onTempo = { amount: 1_000_000n, payTo: recipient, network: 'tempo' }
    expect(await quote({ amount: '1', address: recipient, network: 'TEMPO' })).toEqual(onTempo)
    const onSolana = { amount: 1_000_000n, payTo: SOLANA, network: 'solana' }
    expect(await quote({ amount: '1', address: SOLANA, network: 'SOLANA' })).toEqual(onSolana)
  })

  it.each([
    ['5', '5'],
    ['1.50', '1.5'],
    ['0.010000', '0.01'],
  ])('says that %s was sent as %s', (amount, said) => {
    const sent = send.resolvers?.Mutation?.sendUsdc?.(
      undefined as never,
      { input: { amount, address: recipient, network: 'BASE' } } as never,
      {} as never,
      {} as never,
    )
    expect(sent).toMatchObject({ success: true, message: `${said} USDC sent to ${recipient} on base` })
  })

  it('is done once it is paid: nothing is held, nothing released', async () => {
    expect(
      await send.acts?.['Mutation.sendUsdc']?.outcome(
        { actId: 'payment:0', field: 'Mutation.sendUsdc' },
        {} as never,
        {} as never,
      ),
    ).toBe('DONE')
  })
})

describe('the least amount', () => {
  it.each(['0.009999', '0.000001'])('is more than %s', async (amount) => {
    expect(await refusal({ amount, address: recipient, network: 'BASE' })).toMatchObject({
      status: 400,
      fields: { issues: [{ path: ['input', 'amount'], message: 'must be at least 0.01 on base' }] },
    })
  })

  it('covers the gas of the day where the price of ETH is set, on the EVM chain alone', async () => {
    const node = await startCompany((_, body) => ({
      body: { jsonrpc: '2.0', id: 1, result: JSON.parse(body).method === 'eth_gasPrice' ? '0x12a05f200' : null },
    }))
    const common = { least: parseUsd('0.01'), rpcUrl: node.url, log: silent }
    const minimum = openSendMinimum({ ...common, ethPrice: parseUsd('4000') })
    // 5 gwei × 120,000 gas × 4,000 USD.
    expect(await minimum.on('base')).toBe(parseUsd('2.4'))
    expect(await refusal({ amount: '2.39', address: recipient, network: 'BASE' }, minimum)).toMatchObject({
      status: 400,
    })
    expect(await quote({ amount: '2.4', address: recipient, network: 'BASE' }, minimum)).toMatchObject({
      amount: parseUsd('2.4'),
    })
    expect(await minimum.on('tempo')).toBe(parseUsd('0.01'))
    expect(node.asked).toHaveLength(1)
    expect(await openSendMinimum({ ...common, ethPrice: ZERO_USDC }).on('base')).toBe(parseUsd('0.01'))
  })

  it('is what is set while the node does not answer', async () => {
    const node = await startCompany(() => null)
    const minimum = openSendMinimum({
      least: parseUsd('0.01'),
      ethPrice: parseUsd('4000'),
      rpcUrl: node.url,
      log: silent,
    })
    expect(await minimum.on('base')).toBe(parseUsd('0.01'))
  })

  it('never lets a transfer cost more gas than it moves', () => {
    const gwei = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(gwei, fc.integer({ min: 1, max: 20_000 }), (gasPrice, eth) => {
        const cost = costOfTransfer(gasPrice, parseUsd(String(eth)))
        // In millionths of a USD, exactly.
        const exact = gasPrice * 120_000n * BigInt(eth) * 1_000_000n
        expect(cost * 10n ** 18n).toBeGreaterThanOrEqual(exact)
        expect((cost - 1n) * 10n ** 18n < exact || cost === 0n).toBe(true)
      }),
    )
  })
})

describe('base58', () => {
  it('reads what the alphabet writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 32 }), (bytes) => {
        expect(base58Bytes(toBase58(bytes), 32)).toEqual(bytes)
      }),
    )
  })
})

function toBase58(bytes: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
