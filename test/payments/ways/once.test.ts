import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usdcAbi } from '../../../devnet/index.ts'
import { connectNode } from '../../../devnet/node.ts'
import { parseUsd } from '../../../schema/money.ts'
import { eventually, paymentsOf, statesOf } from '../../support/ledger.ts'
import { startProcess } from '../../support/process.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'
import { type TestAvailability, watchAvailability } from './availability.ts'
import { makePayer, PROTOCOLS, type Protocol, type ProtocolPayer } from './payers.ts'
import { settingsBeside, startSecondRouter } from './secondRouter.ts'
import { wholeOf } from './wire.ts'

const SECRET = 'the secret that both routers of the test share'
const PRICE = parseUsd('0.01')

let first: TestTollgraph
/** Waits for nobody: what is still running, it says at once. */
let second: TestTollgraph
let watches: readonly TestAvailability[]

beforeAll(async () => {
  first = await startTollgraph({ SERVICES: 'domains', SECRET, LOG_LEVEL: 'silent', REPLAY_WAIT_MS: '20000' })
  second = await startSecondRouter(first, { REPLAY_WAIT_MS: '0' })
  watches = [first, second].map(watchAvailability)
})
afterAll(async () => {
  await second?.stop()
  await first?.stop()
})

/** How often the work for names that begin like this has run, on both routers. */
const runsOf = (beginning: string) => watches.reduce((sum, watch) => sum + watch.askedFor(beginning), 0)

const DOORS = {
  REST: (name: string) => ({ path: '/domains/api/search', body: { name } }),
  GraphQL: (name: string) => ({
    path: '/graphql',
    body: { query: `{ domainSearch(name: "${name}", first: 2) { name availableDomains } }` },
  }),
} as const
type Door = keyof typeof DOORS

const MATRIX = PROTOCOLS.flatMap((protocol) => (['REST', 'GraphQL'] as const).map((door) => [protocol, door] as const))

/** One request at a door: unpaid, and with headers, at either router. */
function requestFor(door: Door, name: string) {
  const { path, body } = DOORS[door](name)
  const send = (headers: Record<string, string> = {}, at = first) => fetch(at.url + path, json(body, headers))
  return {
    send,
    async pay(payer: ProtocolPayer, extra: Record<string, string> = {}, at = first) {
      return send({ ...(await payer.headers(await send({}, at))), ...extra }, at)
    },
  }
}

const spentBy = async (payer: ProtocolPayer) => parseUsd('1') - (await payer.balance())

/** A search tells what its wallet is, so a payment of x402 v1, which stands on the chain, needs a name to be answered again. */
function repeatable(protocol: Protocol, headers: Record<string, string>): Record<string, string> {
  return protocol === 'x402 v1' ? { ...headers, 'idempotency-key': randomUUID() } : headers
}

describe.each(MATRIX)('a payment by %s at the %s door', (protocol, door) => {
  const nameFor = (test: string) => `${test}-${protocol.replaceAll(' ', '')}-${door.toLowerCase()}`

  it('again is the same answer to the byte, at another router as well, and neither runs nor costs again', async () => {
    const name = nameFor('again')
    const payer = await makePayer(first, protocol)
    const request = requestFor(door, name)
    const headers = repeatable(protocol, await payer.headers(await request.send()))
    const answer = await wholeOf(await request.send(headers))
    expect(answer.status).toBe(200)
    expect(await wholeOf(await request.send(headers))).toEqual(answer)
    expect(await wholeOf(await request.send(headers, second))).toEqual(answer)
    expect(runsOf(name)).toBe(1)
    expect(await spentBy(payer)).toBe(PRICE)
  })

  it('again while it runs is waited for, or told to wait, and is the same answer in the end', async () => {
    const name = nameFor('running')
    const payer = await makePayer(first, protocol)
    const request = requestFor(door, name)
    const headers = repeatable(protocol, await payer.headers(await request.send()))
    const release = watches[0]?.hold()
    try {
      const running = request.send(headers)
      await eventually('the work runs', async () => runsOf(name) === 1)
      const waiting = request.send(headers)
      const told = await request.send(headers, second)
      expect(told.status).toBe(409)
      expect(told.headers.get('retry-after')).toBe('1')
      expect(JSON.stringify(await told.json())).toContain('This payment is being worked on')
      release?.()
      const answer = await wholeOf(await running)
      expect(answer.status).toBe(200)
      expect(await wholeOf(await waiting)).toEqual(answer)
      expect(await wholeOf(await request.send(headers, second))).toEqual(answer)
    } finally {
      release?.()
    }
    expect(runsOf(name)).toBe(1)
    expect(await spentBy(payer)).toBe(PRICE)
  })

  it('for another request is a conflict at every router, and runs nothing', async () => {
    const payer = await makePayer(first, protocol)
    const request = requestFor(door, nameFor('one'))
    const headers = await payer.headers(await request.send())
    expect((await request.send(headers)).status).toBe(200)
    const other = requestFor(door, nameFor('other'))
    for (const router of [first, second]) {
      const answer = await other.send(headers, router)
      expect(answer.status).toBe(409)
      expect(await answer.text()).toMatch(/another request/)
    }
    expect(runsOf(nameFor('other'))).toBe(0)
    expect(await spentBy(payer)).toBe(PRICE)
  })

  it('of ten copies at two routers at once is one charge, one run and one answer', async () => {
    const name = nameFor('crowd')
    const payer = await makePayer(first, protocol)
    const request = requestFor(door, name)
    const headers = await payer.headers(await request.send())
    const copies = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => wholeOf(await request.send(headers, index % 2 ? second : first))),
    )
    const answers = copies.filter(({ status }) => status === 200)
    expect(answers.length).toBeGreaterThan(0)
    expect(answers).toEqual(answers.map(() => answers[0]))
    // The second router does not wait.
    expect(copies.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
      Array.from({ length: 10 - answers.length }, () => 409),
    )
    expect(runsOf(name)).toBe(1)
    expect(await spentBy(payer)).toBe(PRICE)
  })

  it('of ten new credentials for one request at once is one charge, until it has settled', async () => {
    const name = nameFor('unnamed')
    const payer = await makePayer(first, protocol)
    const request = requestFor(door, name)
    const unpaid = await Promise.all(Array.from({ length: 10 }, () => request.send()))
    const headers = await Promise.all(unpaid.map((answer) => payer.headers(answer)))
    const releases = watches.map((watch) => watch.hold())
    try {
      const refused: Response[] = []
      const answers = headers.map(async (each, index) => {
        const answer = await request.send(each, index % 2 ? second : first)
        if (answer.status === 409) refused.push(answer)
        return answer.status
      })
      await eventually('nine are refused', async () => refused.length === 9)
      expect(refused.map((answer) => answer.headers.get('retry-after'))).toEqual(refused.map(() => '2'))
      for (const release of releases) release()
      expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(1)
    } finally {
      for (const release of releases) release()
    }
    expect(runsOf(name)).toBe(1)
    expect(await spentBy(payer)).toBe(PRICE)
  })

  describe('under an Idempotency-Key', () => {
    it('of ten new credentials at two routers at once is one charge, one run and one answer', async () => {
      const name = nameFor('key-crowd')
      const payer = await makePayer(first, protocol)
      const request = requestFor(door, name)
      const key = { 'idempotency-key': randomUUID() }
      const unpaid = await Promise.all(Array.from({ length: 10 }, () => request.send()))
      const headers = await Promise.all(unpaid.map((answer) => payer.headers(answer)))
      const all = await Promise.all(
        headers.map(async (each, index) =>
          wholeOf(await request.send({ ...each, ...key }, index % 2 ? second : first)),
        ),
      )
      const answers = all.filter(({ status }) => status === 200)
      expect(answers.length).toBeGreaterThan(0)
      expect(answers).toEqual(answers.map(() => answers[0]))
      expect(all.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      expect(runsOf(name)).toBe(1)
      expect(await spentBy(payer)).toBe(PRICE)
    })

    it('made again with a new credential is the same answer, at another router as well', async () => {
      const name = nameFor('key-again')
      const payer = await makePayer(first, protocol)
      const request = requestFor(door, name)
      const key = { 'idempotency-key': randomUUID() }
      const answer = await wholeOf(await request.pay(payer, key))
      expect(answer.status).toBe(200)
      expect(await wholeOf(await request.pay(payer, key))).toEqual(answer)
      expect(await wholeOf(await request.pay(payer, key, second))).toEqual(answer)
      expect(runsOf(name)).toBe(1)
      expect(await spentBy(payer)).toBe(PRICE)
    })

    it('made again while the first is running does not run beside it', async () => {
      const name = nameFor('key-running')
      const payer = await makePayer(first, protocol)
      const request = requestFor(door, name)
      const key = { 'idempotency-key': randomUUID() }
      const release = watches[0]?.hold()
      try {
        const running = request.pay(payer, key)
        await eventually('the work runs', async () => runsOf(name) === 1)
        const told = await request.pay(payer, key, second)
        expect([told.status, told.headers.get('retry-after')]).toEqual([409, '1'])
        release?.()
        const answer = await wholeOf(await running)
        expect(await wholeOf(await request.pay(payer, key, second))).toEqual(answer)
      } finally {
        release?.()
      }
      expect(runsOf(name)).toBe(1)
      expect(await spentBy(payer)).toBe(PRICE)
    })

    it('that named another request is a conflict, and runs nothing', async () => {
      const payer = await makePayer(first, protocol)
      const key = { 'idempotency-key': randomUUID() }
      expect((await requestFor(door, nameFor('key-one')).pay(payer, key)).status).toBe(200)
      const answer = await requestFor(door, nameFor('key-other')).pay(payer, key, second)
      expect(answer.status).toBe(409)
      expect(await answer.text()).toMatch(/Idempotency-Key/)
      expect(runsOf(nameFor('key-other'))).toBe(0)
      expect(await spentBy(payer)).toBe(PRICE)
    })

    it('of another payer is another payment', async () => {
      const name = nameFor('key-shared')
      const key = { 'idempotency-key': randomUUID() }
      const payers = [await makePayer(first, protocol), await makePayer(first, protocol)]
      for (const payer of payers) expect((await requestFor(door, name).pay(payer, key)).status).toBe(200)
      for (const payer of payers) expect(await spentBy(payer)).toBe(PRICE)
    })

    it('whose payment was let go is free again', async () => {
      const payer = await makePayer(first, protocol)
      const key = { 'idempotency-key': randomUUID() }
      await requestFor(door, nameFor('down-key')).pay(payer, key)
      expect(await spentBy(payer)).toBe(0n)
      const [released] = await paymentsOf(first, payer.address)
      expect(released?.state).toBe('RELEASED')
      expect((await requestFor(door, nameFor('key-free')).pay(payer, key, second)).status).toBe(200)
      expect(await spentBy(payer)).toBe(PRICE)
    })

    it('whose payment failed is free again', async () => {
      const name = nameFor('key-failed')
      const payer = await makePayer(first, protocol)
      const request = requestFor(door, name)
      const key = { 'idempotency-key': randomUUID() }
      const release = watches[0]?.hold()
      try {
        const running = request.pay(payer, key)
        await eventually('the work runs', async () => runsOf(name) === 1)
        // The money is gone before it is settled.
        await moveAll(payer)
        release?.()
        const failed = await running
        expect(failed.status).toBe(402)
        expect(failed.headers.get('payment-receipt')).toBeNull()
      } finally {
        release?.()
      }
      const [payment] = await paymentsOf(first, payer.address)
      expect((await statesOf(first, payment?.id ?? '')).at(-1)).toBe('FAILED')
      await first.fund(payer.address, parseUsd('1'))
      expect((await request.pay(payer, key)).status).toBe(200)
      expect(await spentBy(payer)).toBe(PRICE)
    })
  })

  it('under a bad Idempotency-Key is a bad request, before any money and any work', async () => {
    const name = nameFor('key-bad')
    const payer = await makePayer(first, protocol)
    for (const bad of ['two words', '"unclosed', 'x'.repeat(256), 'ümlaut']) {
      const header = Buffer.from(bad, 'utf8').toString('latin1')
      const answer = await requestFor(door, name).pay(payer, { 'idempotency-key': header })
      expect([bad, answer.status]).toEqual([bad, 400])
      expect(await answer.text()).toContain('Idempotency-Key')
    }
    expect(runsOf(name)).toBe(0)
    expect(await spentBy(payer)).toBe(0n)
    expect(await paymentsOf(first, payer.address)).toEqual([])
  })
})

describe('a payment identifier of x402 v2', () => {
  it.each(['REST', 'GraphQL'] as const)(
    'names what is bought, like an Idempotency-Key, at the %s door',
    async (door) => {
      const name = `identifier-${door.toLowerCase()}`
      const payer = await makePayer(first, 'x402 v2')
      const id = `pay_${randomUUID()}`
      const request = requestFor(door, name)
      const pay = async (of = request, at = first, who = payer) =>
        of.send(await who.headers(await of.send({}, at), id), at)
      const answer = await wholeOf(await pay())
      expect(answer.status).toBe(200)
      expect(await wholeOf(await pay())).toEqual(answer)
      expect(await wholeOf(await pay(request, second))).toEqual(answer)
      expect((await pay(requestFor(door, `${name}-other`), second)).status).toBe(409)
      expect(runsOf(name)).toBe(1)
      expect(await spentBy(payer)).toBe(PRICE)
      const other = await makePayer(first, 'x402 v2')
      expect((await pay(request, first, other)).status).toBe(200)
      expect(await spentBy(other)).toBe(PRICE)
    },
  )
})

describe('a router in a process of its own', () => {
  it('gives the answers that another one has stored, to the byte, and stores its own for the other', async () => {
    const other = await startProcess(settingsBeside(first))
    try {
      for (const [protocol, door] of MATRIX) {
        const name = `process-${protocol.replaceAll(' ', '')}-${door.toLowerCase()}`
        const payer = await makePayer(first, protocol)
        const request = requestFor(door, name)
        const at = (url: string) => ({ ...first, url })
        for (const [here, there] of [
          [first, at(other.url)],
          [at(other.url), first],
        ] as const) {
          const headers = repeatable(protocol, await payer.headers(await request.send({}, here)))
          const answer = await wholeOf(await request.send(headers, here))
          expect([protocol, door, answer.status], JSON.stringify(answer)).toEqual([protocol, door, 200])
          expect(await wholeOf(await request.send(headers, there))).toEqual(answer)
        }
        expect(await spentBy(payer)).toBe(2n * PRICE)
      }
    } finally {
      await other.end()
    }
  })
})

describe('one name over several protocols', () => {
  it('is one purchase, whatever the later credential speaks', async () => {
    const name = 'key-across'
    const byV2 = await makePayer(first, 'x402 v2')
    const request = requestFor('REST', name)
    const key = { 'idempotency-key': randomUUID() }
    const answer = await wholeOf(await request.pay(byV2, key))
    for (const protocol of ['x402 v1', 'mpp'] as const satisfies readonly Protocol[]) {
      const sameWallet = await makePayer(first, protocol, '0', byV2.account)
      expect(await wholeOf(await request.pay(sameWallet, key))).toEqual(answer)
    }
    expect(await spentBy(byV2)).toBe(PRICE)
  })
})

describe('a private answer', () => {
  /** A transfer to somebody, whose answer is for its payer alone. */
  const send = (to: string) => {
    const body = {
      query: `mutation { sendUsdc(input: { amount: "0.1", address: "${to}", network: BASE }) { message } }`,
    }
    return (headers: Record<string, string> = {}) => fetch(`${first.url}/graphql`, json(body, headers))
  }

  it.each(['x402 v2', 'mpp'] as const)('by %s is told again, and the transfer is made once', async (protocol) => {
    const payer = await makePayer(first, protocol)
    const recipient = await makePayer(first, protocol, '0')
    const request = send(recipient.address)
    const headers = await payer.headers(await request())
    const [answer, ...copies] = await Promise.all([1, 2, 3].map(async () => wholeOf(await request(headers))))
    expect(answer?.status).toBe(200)
    expect([...copies, await wholeOf(await request(headers))]).toEqual([answer, answer, answer])
    expect(await recipient.balance()).toBe(parseUsd('0.1'))
    expect(await spentBy(payer)).toBe(parseUsd('0.1'))
  })

  it.each([
    ['not told again to a credential of x402 v1, which stands on chain', {}, {}, 409],
    [
      'told again to one whose payer had named it, by that name',
      { 'idempotency-key': 'mine-alone-1' },
      { 'idempotency-key': 'mine-alone-1' },
      200,
    ],
    ['not told to one who does not know the name', { 'idempotency-key': 'mine-alone-2' }, {}, 409],
    ['not told under another name', { 'idempotency-key': 'mine-alone-3' }, { 'idempotency-key': 'a-guess' }, 409],
  ])('is %s', async (_what, named, repeated, status) => {
    const payer = await makePayer(first, 'x402 v1')
    const recipient = await makePayer(first, 'x402 v1', '0')
    const request = send(recipient.address)
    const headers = await payer.headers(await request())
    expect((await request({ ...headers, ...named })).status).toBe(200)
    const again = await request({ ...headers, ...repeated })
    expect(again.status).toBe(status)
    expect(await recipient.balance()).toBe(parseUsd('0.1'))
  })
})

/** Moves all that a payer has to somewhere else, by a transaction of its own. */
async function moveAll(payer: ProtocolPayer): Promise<void> {
  const node = connectNode(first.rpcUrl)
  await node.setBalance({ address: payer.address, value: 10n ** 18n })
  const hash = await node.writeContract({
    account: payer.account,
    address: first.backend.money.network.usdc,
    abi: usdcAbi,
    functionName: 'transfer',
    args: ['0x000000000000000000000000000000000000dEaD', await payer.balance()],
  })
  await node.waitForTransactionReceipt({ hash })
}
