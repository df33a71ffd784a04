import { AccountRole, type Address } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  PAYMENT_LIFETIME_MS,
  readSolanaPayment,
  type SolanaPayment,
} from '../../../../router/payments/rails/solana/credential.ts'
import { memoOf } from '../../../../router/payments/rails/solana/memo.ts'
import { SOLANA_NETWORKS } from '../../../../router/payments/rails/solana/network.ts'
import {
  LIGHTHOUSE_PROGRAM,
  memo,
  TOKEN_PROGRAM,
  usdcAccountOf,
} from '../../../../router/payments/rails/solana/programs.ts'
import { openPlace, payAt, type SolanaPlace } from '../../../support/solana/payments.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'
import type { SolanaWallet } from '../../../support/solana/wallet.ts'
import { type CustomPayment, customPayment, transferTo } from './customPayment.ts'

const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address
const NOW = new Date()

let solana: TestSolana
let place: SolanaPlace
let wallet: SolanaWallet

beforeAll(async () => {
  solana = await startSolana()
  place = await openPlace(solana)
  wallet = await solana.makeWallet()
})
afterAll(() => solana?.stop())

const read = (payload: unknown) => readSolanaPayment(payload, solana.network, NOW)

/** What reading a payment of one's own making gives. */
const readCustom = async (given: CustomPayment = {}) =>
  read({ transaction: await customPayment(solana, place, wallet, given) })

describe('a payment of the stock client', () => {
  it('reads as who pays what to whom, under which memo, until when', async () => {
    const { presented } = await payAt(solana, place, wallet, { id: 'secret' })
    expect(read(presented.payload.payload)).toEqual({
      payer: wallet.address,
      destination: await usdcAccountOf(solana.network, place.payee),
      value: 10_000n,
      memo: memoOf('secret'),
      nonce: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      feePayer: place.facilitator.feePayer,
      blockhash: solana.cluster.blockhash,
      validBefore: new Date(NOW.getTime() + PAYMENT_LIFETIME_MS),
      transaction: presented.transaction,
    })
  })

  it('gives away nothing on chain by which its offer could be named', async () => {
    const { presented, payment } = await payAt(solana, place, wallet, { id: 'secret' })
    expect(presented.requirements.extra).toMatchObject({ offer: 'secret' })
    expect(Buffer.from(presented.transaction, 'base64').toString('latin1')).not.toContain('secret')
    expect(payment.memo).toMatch(/^[0-9a-f]{32}$/)
  })

  it('has a nonce of its own, which the fee payer’s signature does not change', async () => {
    const first = await payAt(solana, place, wallet)
    const second = await payAt(solana, place, wallet)
    expect(second.payment.nonce).not.toBe(first.payment.nonce)
    await place.facilitator.settle(first.presented)
    const onChain = solana.cluster.landed.at(-1)?.bytes.toString('base64')
    expect(onChain).not.toBe(first.presented.transaction)
    expect((read({ transaction: onChain }) as SolanaPayment).nonce).toBe(first.payment.nonce)
  })
})

describe('a payment of another client', () => {
  it('may have no memo, and assertions of a wallet', async () => {
    const assertion = { programAddress: LIGHTHOUSE_PROGRAM, accounts: [], data: Uint8Array.of(1) }
    expect(await readCustom({ more: [assertion] })).toMatchObject({ payer: wallet.address, memo: null })
  })

  it.each<[string, () => Promise<CustomPayment> | CustomPayment]>([
    ['calls another program', () => ({ more: [{ programAddress: SYSTEM_PROGRAM, data: Uint8Array.of(4, 0, 0, 0) }] })],
    ['holds no transfer', () => ({ transfers: [] })],
    [
      'holds two transfers',
      async () => {
        const transfer = await transferTo(solana, place, wallet)
        return { transfers: [transfer, transfer] }
      },
    ],
    [
      'does something else with the token',
      async () => {
        const { accounts } = await transferTo(solana, place, wallet)
        const approval = {
          programAddress: TOKEN_PROGRAM,
          accounts: accounts ?? [],
          data: Uint8Array.of(13, 1, 0, 0, 0, 0, 0, 0, 0, 6),
        }
        return { transfers: [approval] }
      },
    ],
    [
      'names more owners than one',
      async () => {
        const transfer = await transferTo(solana, place, wallet)
        const more = { address: place.payee, role: AccountRole.READONLY }
        return { transfers: [{ ...transfer, accounts: [...(transfer.accounts ?? []), more] }] }
      },
    ],
    ['holds two memos', () => ({ memo: 'one', more: [memo('two')] })],
    ...[AccountRole.READONLY, AccountRole.WRITABLE, AccountRole.WRITABLE_SIGNER].map(
      (role): [string, () => CustomPayment] => [
        `names the fee payer in a wallet's call, in the role ${role}`,
        () => {
          const accounts = [{ address: place.facilitator.feePayer, role }]
          return { more: [{ programAddress: LIGHTHOUSE_PROGRAM, accounts, data: Uint8Array.of(0) }] }
        },
      ],
    ),
    [
      'has the fee payer sign a memo',
      () => {
        const accounts = [{ address: place.facilitator.feePayer, role: AccountRole.READONLY_SIGNER }]
        return { more: [{ ...memo('a word'), accounts }] }
      },
    ],
    [
      // Which account that is cannot be seen: it may be the fee payer's.
      'loads an account from an address table',
      () => {
        const [lookupTableAddress, role] = [solana.network.usdc, AccountRole.WRITABLE] as const
        const accounts = [{ address: place.payee, addressIndex: 0, lookupTableAddress, role }]
        return { more: [{ programAddress: LIGHTHOUSE_PROGRAM, accounts, data: Uint8Array.of(0) }] }
      },
    ],
    ['has its payer pay the fee', () => ({ feePayer: wallet.address })],
    [
      'has its payer pay the fee, and somebody else sign for nothing',
      () => ({
        feePayer: wallet.address,
        more: [
          {
            programAddress: LIGHTHOUSE_PROGRAM,
            accounts: [{ address: place.facilitator.feePayer, role: AccountRole.READONLY_SIGNER }],
            data: Uint8Array.of(1),
          },
        ],
      }),
    ],
  ])('is refused where it %s', async (_what, given) => {
    expect(await readCustom(await given())).toMatchObject({ reason: 'unsupported_payload_type' })
  })

  it('is refused where it moves another token', async () => {
    const { transaction } = (await payAt(solana, place, wallet)).payment
    const elsewhere = readSolanaPayment({ transaction }, SOLANA_NETWORKS.solana, NOW)
    expect(elsewhere).toMatchObject({ reason: 'invalid_payload', message: /another token than USDC/ })
  })

  it('is refused where its memo is none that can be kept', async () => {
    expect(await readCustom({ memo: 'a\0b' })).toMatchObject({ reason: 'invalid_payload' })
  })

  it('is refused where its payer has not signed', async () => {
    const bytes = Buffer.from((await payAt(solana, place, wallet)).presented.transaction, 'base64')
    bytes.fill(0, 1, 1 + 2 * 64)
    expect(read({ transaction: bytes.toString('base64') })).toMatchObject({ message: /has not signed/ })
  })
})

describe('what is no payment', () => {
  it('is refused without an exception', async () => {
    const { transaction } = (await payAt(solana, place, wallet)).presented
    const bytes = Buffer.from(transaction, 'base64')
    const base64 = (...parts: Uint8Array[]) => Buffer.concat(parts).toString('base64')
    const payloads = [
      null,
      'text',
      {},
      { transaction: 7 },
      { transaction: '' },
      { transaction: '!!!' },
      { transaction: 'A'.repeat(1_648) },
      { transaction: base64(bytes, Uint8Array.of(0)) },
      { transaction: base64(bytes.subarray(0, -1)) },
      { transaction: base64(Uint8Array.of(0)) },
      { signature: '0x00', authorization: {} },
    ]
    for (const payload of payloads) expect(read(payload)).toMatchObject({ reason: 'invalid_payload' })
  })

  it('is never misread, whichever byte of a payment is changed', async () => {
    const { presented, payment } = await payAt(solana, place, wallet)
    const bytes = Buffer.from(presented.transaction, 'base64')
    const messageStart = 1 + 2 * 64
    for (let index = messageStart; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      const result = read({ transaction: changed.toString('base64') })
      // Another message is another payment, if it is one at all.
      if ('nonce' in result) expect(result.nonce).not.toBe(payment.nonce)
    }
  })
})
