import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../../router/payments/protocol/credential.ts'
import type { Rail } from '../../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../../router/payments/protocol/refunder.ts'
import { openSolanaMoney, solanaRail, solanaRefunder } from '../../../../router/payments/rails/solana/index.ts'
import { memoOf } from '../../../../router/payments/rails/solana/memo.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'
import type { SolanaWallet } from '../../../support/solana/wallet.ts'

const SILENT = pino({ level: 'silent' })
const PRICE = atomicUsdc(10_000n)
const MINUTE = 60_000

let solana: TestSolana
let rail: Rail
let refunder: Refunder
let wallet: SolanaWallet

beforeAll(async () => {
  solana = await startSolana()
  wallet = await solana.makeWallet()
  const [payee, facilitator, keeper] = await Promise.all([
    solana.makeWallet(0n),
    solana.makeWallet(0n, 1_000_000_000n),
    solana.makeWallet(undefined, 1_000_000_000n),
  ])
  const money = await openSolanaMoney(
    {
      SOLANA_NETWORK: solana.network.name,
      SOLANA_PAYEE: payee.address,
      SOLANA_RPC_URL: solana.rpcUrl,
      SOLANA_FACILITATOR_KEY: facilitator.key,
      SOLANA_REFUND_KEY: keeper.key,
      FACILITATOR_TIMEOUT_MS: 1_500,
      NETWORK: 'devnet',
    },
    null,
    SILENT,
  )
  if (!money?.refunds) throw new Error('Payments on Solana are not open')
  refunder = solanaRefunder(money.refunds, 600, SILENT)
  rail = await solanaRail(money, refunder)
})
afterAll(() => solana?.stop())

/** The stock client's payment of an offer of the rail. */
async function pay(offer: string, extra = rail.extra(offer), payTo = rail.payee) {
  const { network, asset, scheme } = rail
  return wallet.payFor({
    scheme,
    network: network as `${string}:${string}`,
    asset,
    amount: PRICE.toString(),
    payTo,
    maxTimeoutSeconds: 60,
    extra: { ...extra, offer },
  })
}

/** What the checkout makes of a payment. */
async function credentialOf({ payload }: Awaited<ReturnType<typeof pay>>): Promise<Credential> {
  const read = await rail.read(payload.payload, payload.accepted.payTo)
  if ('reason' in read) throw new Error(read.message)
  const { accepted } = payload
  const offer = String(accepted.extra.offer)
  return {
    ...read,
    protocol: 'x402-v2',
    method: rail.method,
    scheme: rail.scheme,
    network: rail.network,
    accepted: { asset: accepted.asset, amount: accepted.amount, payTo: accepted.payTo, quote: null, offer },
    offeredUntil: null,
    paymentIdentifier: null,
    challengeId: null,
    payload,
    hash: createHash('sha256').update(JSON.stringify(payload)).digest(),
  }
}

const signedOf = (credential: Credential) => ({ ...credential, amount: PRICE })

describe('paying on Solana', () => {
  it('is read as a payment to the payee, that its payer signed and that the offer fits', async () => {
    const credential = await credentialOf(await pay('one'))
    expect(credential).toMatchObject({ payer: wallet.address, payTo: rail.payee, value: PRICE })
    expect(await rail.isSigned(credential)).toBe(true)
    expect(rail.objection(credential)).toBeNull()
  })

  it('to somebody else is not read as to the payee', async () => {
    const stranger = await solana.makeWallet(0n)
    const { payTo } = await credentialOf(await pay('one', rail.extra('one'), stranger.address))
    expect(payTo).not.toBe(rail.payee)
  })

  it('under the memo of another offer, or another fee payer, does not fit', async () => {
    const otherMemo = await credentialOf(await pay('one', { ...rail.extra('one'), memo: memoOf('two') }))
    expect(rail.objection(otherMemo)).toMatchObject({ reason: 'invalid_exact_svm_payload_memo_mismatch' })
    const otherFeePayer = await credentialOf(await pay('one', { ...rail.extra('one'), feePayer: rail.payee }))
    expect(rail.objection(otherFeePayer)).toMatchObject({ reason: 'invalid_exact_svm_fee_payer_mismatch' })
  })

  it('is not signed where a bit of the signature is another', async () => {
    const paid = await pay('one')
    const bytes = Buffer.from(paid.transaction, 'base64')
    bytes.writeUInt8(bytes.readUInt8(1 + 64) ^ 1, 1 + 64)
    const payload = { ...paid.payload, payload: { transaction: bytes.toString('base64') } }
    expect(await rail.isSigned(await credentialOf({ ...paid, payload }))).toBe(false)
  })

  it('is done once it is settled', async () => {
    const paid = await pay('one')
    const credential = await credentialOf(paid)
    expect(await rail.fateOf(signedOf(credential), new Date())).toMatchObject({ kind: 'unused' })
    const settlement = await rail.facilitator.settle(paid)
    expect(settlement).toMatchObject({ kind: 'settled' })
    expect(await rail.fateOf(signedOf(credential), new Date())).toMatchObject({ ...settlement, kind: 'done' })
  })

  it('has not ended when only the clock says so', async () => {
    const credential = await credentialOf(await pay('one'))
    const longAgo = new Date(Date.now() - 2 * MINUTE)
    await expect(rail.fateOf(signedOf(credential), longAgo)).rejects.toThrow(/can still land/)
    solana.cluster.mine(151n)
    expect(await rail.fateOf(signedOf(credential), longAgo)).toMatchObject({ kind: 'unused' })
  })
})

describe('refunding on Solana', () => {
  const prepare = async (mark: `0x${string}` = `0x${'01'.repeat(32)}`) => {
    const payer = await solana.makeWallet(0n)
    const prepared = await refunder.prepare({ mark, to: payer.address, amount: PRICE }, null)
    // As the ledger keeps it.
    return { payer, prepared: JSON.parse(JSON.stringify(prepared)) as typeof prepared }
  }

  it('finds a refund again that the ledger has forgotten, by its mark', async () => {
    const mark = `0x${'02'.repeat(32)}` as const
    const { payer, prepared } = await prepare(mark)
    const since = new Date(Date.now() - MINUTE)
    const order = { mark, to: payer.address, amount: PRICE }
    expect(await refunder.sentBefore(order, since)).toBeNull()
    await refunder.send(prepared)
    expect(await refunder.sentBefore(order, since)).toBe(prepared.transfer.signature)
    expect(await refunder.sentBefore({ ...order, mark: `0x${'03'.repeat(32)}` }, since)).toBeNull()
    const another = refunder.sentBefore({ ...order, amount: atomicUsdc(PRICE - 1n) }, since)
    await expect(another).rejects.toThrow('moved other money')
  })

  it('settles with the transaction that brought the money back', async () => {
    const { payer, prepared } = await prepare()
    expect(await refunder.fateOf(prepared, new Date())).toEqual({ kind: 'unused' })
    const transaction = prepared.transfer.signature
    expect(await refunder.send(prepared)).toEqual({ kind: 'settled', transaction })
    expect(await refunder.send(prepared)).toEqual({ kind: 'settled', transaction })
    expect(await refunder.fateOf(prepared, new Date())).toEqual({ kind: 'done', transaction })
    expect(await solana.balanceOf(payer.address)).toBe(PRICE)
  })

  it('is not known to have happened while it has not landed, or the chain is away', async () => {
    const { payer, prepared } = await prepare()
    solana.cluster.next = 'is held'
    expect(await refunder.send(prepared)).toMatchObject({ kind: 'unknown', reason: 'settlement_pending' })
    solana.setDown(true)
    expect(await refunder.send(prepared)).toMatchObject({ kind: 'unknown', reason: 'chain_unreachable' })
    solana.setDown(false)
    solana.cluster.release()
    expect(await refunder.fateOf(prepared, new Date())).toMatchObject({ kind: 'done' })
    expect(await solana.balanceOf(payer.address)).toBe(PRICE)
  })

  it('may be signed anew only when the chain says that the last one has ended', async () => {
    const { prepared } = await prepare()
    const late = { ...prepared, expiresAt: new Date(Date.now() - MINUTE).toISOString() }
    await expect(refunder.fateOf(late, new Date())).rejects.toThrow(/can still land/)
    solana.cluster.mine(151n)
    expect(await refunder.fateOf(late, new Date())).toEqual({ kind: 'unused' })
  })
})
