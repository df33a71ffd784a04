import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base58Bytes } from '../../schema/base58.ts'
import { parseUsd } from '../../schema/money.ts'
import { send } from '../../subgraphs/gateway/send.ts'
import { walletNumber } from './gateway.ts'

const recipient = walletNumber(7)
const SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

function quote(args: { amount: string; address: string; network: string }): unknown {
  return send.quotes?.['Mutation.sendUsdc']?.(args as never, {} as never)
}

function refusal(args: { amount: string; address: string; network: string }): unknown {
  try {
    return quote(args)
  } catch (error) {
    return error
  }
}

describe('sending USDC', () => {
  it('costs the amount and pays the recipient', () => {
    expect(quote({ amount: '1.5', address: recipient, network: 'base' })).toEqual({
      amount: 1_500_000n,
      payTo: recipient,
      network: 'base',
    })
    expect(quote({ amount: '0.000001', address: recipient.toLowerCase(), network: 'base' })).toEqual({
      amount: 1n,
      payTo: recipient,
      network: 'base',
    })
    expect(quote({ amount: '10000', address: recipient, network: 'base' })).toMatchObject({ amount: parseUsd('10000') })
  })

  it.each(['0', '0.0', '-1', '10000.000001', '99999999', '1e3', '0.0000001', '1.0000005', '', 'NaN', 'Infinity'])(
    'refuses the amount %j',
    (amount) => {
      expect(refusal({ amount, address: recipient, network: 'base' })).toMatchObject({
        status: 400,
        fields: { issues: [{ path: ['amount'] }] },
      })
    },
  )

  it.each([
    ['base', 'bob'],
    ['base', '0x123'],
    ['base', SOLANA],
    ['base', '0x0000000000000000000000000000000000000000'],
    // One letter in the other case: the checksum is wrong.
    ['base', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('aA', 'AA')],
    ['tempo', SOLANA],
    ['solana', recipient],
    ['solana', SOLANA.slice(2)],
    ['solana', SOLANA.replace('E', '0')],
    ['solana', '11111111111111111111111111111111'],
    ['solana', '1'.repeat(500)],
  ])('refuses on %s the address %s', (network, address) => {
    expect(refusal({ amount: '1', address, network })).toMatchObject({
      status: 400,
      fields: { issues: [{ path: ['address'] }] },
    })
  })

  it('is paid on the network that was asked for, whichever are served', () => {
    const onTempo = { amount: 1_000_000n, payTo: recipient, network: 'tempo' }
    expect(quote({ amount: '1', address: recipient, network: 'tempo' })).toEqual(onTempo)
    const onSolana = { amount: 1_000_000n, payTo: SOLANA, network: 'solana' }
    expect(quote({ amount: '1', address: SOLANA, network: 'solana' })).toEqual(onSolana)
  })

  it.each([
    ['5', '5'],
    ['1.50', '1.5'],
    ['0.010000', '0.01'],
  ])('says that %s was sent as %s', (amount, said) => {
    const sent = send.resolvers?.Mutation?.sendUsdc?.(
      undefined as never,
      { amount, address: recipient, network: 'base' } as never,
      {} as never,
      {} as never,
    )
    expect(sent).toMatchObject({ success: true, message: `${said} USDC sent to ${recipient} on base` })
  })

  it('is done once it is paid: nothing is held, nothing released', async () => {
    expect(await send.acts?.['Mutation.sendUsdc']?.outcome('payment:0', {} as never, {} as never)).toBe('DONE')
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
