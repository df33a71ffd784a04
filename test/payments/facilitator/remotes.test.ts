import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { parseCdpSecret } from '../../../router/payments/facilitator/cdpKey.ts'
import { facilitatorClient } from '../../../router/payments/facilitator/client.ts'
import { type RemoteFacilitators, remoteFacilitators } from '../../../router/payments/facilitator/remotes.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { type CdpFacilitator, type CdpMode, startCdpFacilitator } from '../../support/cdpFacilitator.ts'
import { edwardsKey, ellipticKey, type TestCdpKey } from '../../support/cdpKeys.ts'
import { freePorts } from '../../support/ports.ts'

const SILENT = pino({ level: 'silent' })
const LIMITS = { timeoutMs: 2_000, maxInFlight: 4 }

let key: TestCdpKey
let first: CdpFacilitator
let second: CdpFacilitator
let remotes: RemoteFacilitators

beforeEach(async () => {
  key = edwardsKey()
  first = await startCdpFacilitator(key.id, key.publicKey)
  second = await startCdpFacilitator('none', null)
  remotes = opened([access(first, key), { url: second.url, key: null }])
})
afterEach(async () => {
  await first.stop()
  await second.stop()
})

function opened(accesses: Parameters<typeof remoteFacilitators>[0]): RemoteFacilitators {
  return remoteFacilitators(accesses, LIMITS, SILENT)
}

function access({ url }: { readonly url: string }, { id, secret }: TestCdpKey) {
  return { url, key: { id, secret: parseCdpSecret(secret) ?? expect.fail('no key') } }
}

/** A payment of the scheme `exact`; `nonce` tells payments apart. */
function presented(nonce: string, changes: Partial<Presented['requirements']> = {}): Presented {
  const { id: network, usdc: asset } = NETWORKS.devnet
  const payTo = '0x00000000000000000000000000000000000000A1'
  const requirements = {
    scheme: 'exact',
    network,
    asset,
    amount: '1',
    payTo,
    maxTimeoutSeconds: 300,
    extra: {},
    ...changes,
  }
  return { payload: { x402Version: 2, accepted: requirements, payload: { nonce } }, requirements }
}

const settledBy = ({ requests }: CdpFacilitator) => requests.filter(({ operation }) => operation === 'settle').length
const verifiedBy = ({ requests }: CdpFacilitator) => requests.filter(({ operation }) => operation === 'verify').length

/** A facilitator that gives the same answer to everything. */
async function answering(body: string): Promise<RemoteFacilitators> {
  const server = createServer((_request, response) => void response.writeHead(200).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return opened([{ url: `http://127.0.0.1:${port}`, key: null }])
}

describe('a facilitator that answers too much', () => {
  it('is not read to the end', async () => {
    const large = await answering(JSON.stringify({ isValid: true, padding: 'x'.repeat(2 * 1024 ** 2) }))
    await expect(large.verify(presented('1'))).rejects.toBeInstanceOf(Unavailable)
    expect(await large.settle(presented('1'))).toMatchObject({ kind: 'unknown', reason: 'facilitator_error' })
  })

  it('has its reason cut, which a header of the 402 repeats', async () => {
    const long = 'x'.repeat(100_000)
    const some = await answering(JSON.stringify({ isValid: false, invalidReason: long, invalidMessage: long }))
    const short = 'x'.repeat(300)
    expect(await some.verify(presented('1'))).toEqual({ isValid: false, reason: short, message: short })
  })

  it.each(['0xab\0', 'x'.repeat(100_000), 'not found'])(
    'gives no hint by what is no transaction',
    async (transaction) => {
      const some = await answering(JSON.stringify({ success: true, transaction }))
      expect(await some.settle(presented('1'))).toMatchObject({ kind: 'unknown', transaction: null })
    },
  )
})

describe('a facilitator that needs a key', () => {
  it.each([
    ['Ed25519', edwardsKey],
    ['P-256', ellipticKey],
  ])('gets a token of the %s key for each request, bound to its method, host and path', async (_, makeKey) => {
    const own = makeKey()
    const guarded = await startCdpFacilitator(own.id, own.publicKey)
    try {
      const alone = opened([access(guarded, own)])
      for (const nonce of ['1', '2']) expect(await alone.verify(presented(nonce))).toEqual({ isValid: true })
      expect(await alone.settle(presented('1'))).toMatchObject({ reason: 'unconfirmed' })
      expect(guarded.refusals).toEqual([])
    } finally {
      await guarded.stop()
    }
  })

  it('refuses another key, and neither the fault nor its causes show a secret or a token', async () => {
    const stranger = edwardsKey(key.id)
    const fault = await facilitatorClient(access(first, stranger), 2_000, SILENT)
      .supported()
      .catch((error) => error)
    expect(fault).toMatchObject({ status: 401, isKeyRefused: true, message: expect.stringContaining('unauthorized') })
    const shown = JSON.stringify([fault, fault.message, fault.stack, String(fault.cause)])
    expect(shown).not.toContain(stranger.secret)
    expect(shown).not.toMatch(/eyJ/)
  })

  it('shows no key material when its settings are logged', () => {
    const { key: shown } = access(first, key)
    expect(JSON.stringify(shown)).not.toContain(key.secret.slice(0, 20))
  })
})

describe('the secret of a CDP key', () => {
  it.each([
    ['an empty text', ''],
    ['a seed without its public key', Buffer.alloc(32, 1).toString('base64')],
    ['halves of two keys', edwardsKey().secret.slice(0, 40) + edwardsKey().secret.slice(40)],
    ['no private key', '-----BEGIN EC PRIVATE KEY-----\nabc\n-----END EC PRIVATE KEY-----'],
  ])('is not %s', (_, text) => {
    expect(parseCdpSecret(text)).toBeNull()
  })
})

describe('several facilitators', () => {
  it('leave everything to the first one while it answers', async () => {
    await remotes.verify(presented('1'))
    await remotes.settle(presented('1'))
    expect([verifiedBy(first), settledBy(first), verifiedBy(second), settledBy(second)]).toEqual([1, 1, 0, 0])
  })

  it.each<CdpMode>(['down', 'busy', 'denied', 'odd'])(
    'verify with the next one when the first is %s, and settle there',
    async (mode) => {
      first.modes.verify = mode
      expect(await remotes.verify(presented('1'))).toEqual({ isValid: true })
      expect(await remotes.settle(presented('1'))).toMatchObject({ reason: 'unconfirmed' })
      expect([settledBy(first), settledBy(second)]).toEqual([0, 1])
    },
  )

  it('settle with the next one when the first cannot be reached', async () => {
    const [port] = await freePorts(1)
    const dead = { url: `http://127.0.0.1:${port}`, key: null }
    const some = opened([dead, { url: second.url, key: null }])
    expect(await some.settle(presented('1'))).toMatchObject({ reason: 'unconfirmed' })
    expect(settledBy(second)).toBe(1)
  })

  it.each<CdpMode>(['busy', 'denied'])(
    'settle with the next one when the first turns the request away (%s)',
    async (mode) => {
      first.modes.settle = mode
      expect(await remotes.settle(presented('1'))).toMatchObject({ reason: 'unconfirmed' })
      expect(settledBy(second)).toBe(1)
    },
  )

  it.each<CdpMode>(['lost', 'down', 'odd'])(
    'never settle with the next one after an unclear outcome (%s), not even later',
    async (mode) => {
      first.modes.settle = mode
      expect(await remotes.settle(presented('1'))).toMatchObject({ kind: 'unknown', transaction: null })
      first.modes.settle = 'busy'
      expect(await remotes.settle(presented('1'))).toMatchObject({ kind: 'unknown', transaction: null })
      expect([settledBy(first), settledBy(second)]).toEqual([2, 0])
      // Another payment goes to the next one at once.
      await remotes.settle(presented('2'))
      expect(settledBy(second)).toBe(1)
    },
  )

  it('settle with the next one what waits for its turn at the first when that fails', async () => {
    const accesses = [access(first, key), { url: second.url, key: null }]
    const narrow = remoteFacilitators(accesses, { ...LIMITS, maxInFlight: 1 }, SILENT)
    first.modes.settle = 'down'
    await Promise.all(['1', '2', '3'].map((nonce) => narrow.settle(presented(nonce))))
    expect([settledBy(first), settledBy(second)]).toEqual([1, 2])
  })

  it.each(['insufficient_funds', 'invalid_network', 'invalid_exact_evm_payload_authorization_from_address_kyt'])(
    'take the refusal %s for final, and settle nowhere else',
    async (reason) => {
      first.rejection = reason
      expect(await remotes.settle(presented('1'))).toEqual({ kind: 'refused', reason })
      expect(settledBy(second)).toBe(0)
    },
  )

  it('leave the chain to say what became of any other refusal', async () => {
    first.rejection = 'settle_exact_svm_transaction_confirmation_timed_out'
    expect(await remotes.settle(presented('1'))).toMatchObject({ kind: 'unknown' })
    expect(settledBy(second)).toBe(0)
  })

  it('say that payments cannot be checked when none answers', async () => {
    first.modes.verify = 'down'
    second.modes.verify = 'busy'
    await expect(remotes.verify(presented('1'))).rejects.toBeInstanceOf(Unavailable)
    expect(await remotes.settle({ ...presented('1') })).toMatchObject({ reason: 'unconfirmed' })
  })

  it('pass over one that does not support the payment, or holds another account than the payment names', async () => {
    const { id: network } = NETWORKS.devnet
    const account = '0x00000000000000000000000000000000000000b2'
    const upto = { x402Version: 2, scheme: 'upto', network }
    first.kinds.push({ ...upto, extra: { facilitatorAddress: '0x00000000000000000000000000000000000000c3' } })
    second.kinds.push({ ...upto, extra: { facilitatorAddress: account } })
    const some = opened([access(first, key), { url: second.url, key: null }])
    const payment = presented('1', { scheme: 'upto', extra: { facilitatorAddress: account } })
    // What each supports is asked in the background.
    await vi.waitFor(
      async () => {
        await some.verify(payment)
        expect(verifiedBy(second)).toBeGreaterThan(0)
      },
      { timeout: 20_000 },
    )
    const before = verifiedBy(first)
    second.modes.verify = 'down'
    await expect(some.verify(payment)).rejects.toBeInstanceOf(Unavailable)
    expect(verifiedBy(first)).toBe(before)
  })
})
