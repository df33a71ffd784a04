import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicClient, HttpRequestError, TimeoutError } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { logRanges, logsBetween } from '../../../router/payments/evm/logRanges.ts'
import { refusalOf } from '../../../router/payments/evm/refusal.ts'
import { rpcTransport } from '../../../router/payments/evm/rpcTransport.ts'

interface Request {
  readonly id: number
  readonly method: string
}

/** More than is read of an answer. */
const TOO_LARGE = 'x'.repeat(64 * 1024 ** 2)
/** Time for that on a busy machine, in milliseconds. */
const READING_MS = 60_000

type Reply = { readonly status?: number; readonly text: string } | null

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A node that answers as it is told; null: never. Returns its URL, and the bodies and headers that came. */
async function node(reply: (body: Request | Request[]) => Reply) {
  const bodies: (Request | Request[])[] = []
  const logins: (string | undefined)[] = []
  server = createServer((request, response) => {
    const heard = textOf(request).then((text) => {
      const body = JSON.parse(text) as Request | Request[]
      bodies.push(body)
      logins.push(request.headers.authorization)
      const answer = reply(body)
      if (answer) response.writeHead(answer.status ?? 200).end(answer.text)
    })
    // The client has gone.
    heard.catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/key?x=1`, bodies, logins }
}

function client(url: string, inBatches = false, timeoutMs = 5_000) {
  const transport = rpcTransport(url, { timeoutMs, inBatches })
  return createPublicClient({ transport, cacheTime: 0 })
}

const answerTo = ({ id }: Request, result: unknown) => ({ jsonrpc: '2.0', id, result })

describe('a node that is asked', () => {
  it('answers', async () => {
    const { url } = await node((body) => ({ text: JSON.stringify(answerTo(body as Request, '0x10')) }))
    expect(await client(url).getBlockNumber()).toBe(16n)
  })

  it.each([200, 400, 500])('is heard when it refuses in words, be the status %i', async (status) => {
    const error = { code: -32_000, message: 'nonce too low' }
    const { url } = await node((body) => ({ status, text: JSON.stringify({ id: (body as Request).id, error }) }))
    const failure = await client(url)
      .request({ method: 'eth_sendRawTransaction', params: ['0x00'] })
      .catch((caught: unknown) => caught)
    expect(refusalOf(failure)).toBe('nonce too low')
  })

  it.each([
    ['a page in place of an answer', 200, '<html>'],
    ['an error without words', 502, 'bad gateway'],
  ])('has said nothing by %s', async (_, status, text) => {
    const { url, bodies } = await node(() => ({ status, text }))
    const failure = await client(url)
      .getBlockNumber()
      .catch((caught: Error) => caught)
    expect(refusalOf(failure)).toBeNull()
    expect(failure).toBeInstanceOf(HttpRequestError)
    // Asked once more, as the answer might have got lost on the way.
    expect(bodies).toHaveLength(2)
  })

  it('is not asked again for an answer that is too large', async () => {
    const { url, bodies } = await node((body) => ({ text: JSON.stringify(answerTo(body as Request, TOO_LARGE)) }))
    const failure = await client(url, false, READING_MS)
      .getBlockNumber()
      .catch((caught: Error) => caught)
    expect(failure).toMatchObject({ status: 200, details: expect.stringContaining('more than 67108864 bytes') })
    expect(bodies).toHaveLength(1)
  })

  it('lists logs in smaller ranges where an answer is too large, and goes on with them', async () => {
    const { url, bodies } = await node((body) => {
      const { params } = body as Request & { params: [{ fromBlock: `0x${string}`; toBlock: `0x${string}` }] }
      const blocks = Number(params[0].toBlock) - Number(params[0].fromBlock) + 1
      return { text: JSON.stringify(answerTo(body as Request, blocks > 500 ? TOO_LARGE : [])) }
    })
    const asked = client(url, false, READING_MS)
    const list = async (from: bigint, to: bigint) => {
      const ranges = []
      for await (const range of logRanges(asked, '0x01', [], from, to)) ranges.push([range.from, range.to])
      return ranges
    }
    expect(await list(1n, 1_500n)).toEqual([
      [1n, 250n],
      [251n, 750n],
      [751n, 1_125n],
      [1_126n, 1_500n],
    ])
    const before = bodies.length
    expect(await list(1_501n, 1_800n)).toEqual([[1_501n, 1_800n]])
    expect(bodies).toHaveLength(before + 1)
  })

  it.each([
    ['a proxy breaks off by a status', { status: 504, text: '<html>' }],
    ['it does not answer in time', null],
  ])('lists all logs where %s for many blocks', async (_, tooWide) => {
    const { url } = await node((body) => {
      const { params } = body as Request & { params: [{ fromBlock: `0x${string}`; toBlock: `0x${string}` }] }
      const { fromBlock, toBlock } = params[0]
      return Number(toBlock) - Number(fromBlock) >= 500
        ? tooWide
        : { text: JSON.stringify(answerTo(body as Request, [fromBlock])) }
    })
    expect(await logsBetween(client(url, false, 1_000), '0x01', [], 1n, 1_000n)).toEqual(['0x1', '0xfb', '0x2ef'])
  })

  it('is not asked for smaller ranges when it turns the client away', async () => {
    const { url, bodies } = await node(() => ({ status: 401, text: 'unauthorized' }))
    await expect(logsBetween(client(url), '0x01', [], 1n, 1_000n)).rejects.toBeInstanceOf(HttpRequestError)
    expect(bodies).toHaveLength(1)
  })

  it('is not asked for ever smaller ranges when it answers for none', async () => {
    const { url, bodies } = await node(() => null)
    await expect(logsBetween(client(url, false, 50), '0x01', [], 1n, 1_000n)).rejects.toBeInstanceOf(TimeoutError)
    // Each twice: all blocks, and a few.
    expect(bodies).toHaveLength(4)
  })

  it('is given up on after its time', async () => {
    const { url } = await node(() => null)
    const failure = await client(url, false, 50)
      .getBlockNumber()
      .catch((caught: Error) => caught)
    expect(failure).toBeInstanceOf(TimeoutError)
    expect(refusalOf(failure)).toBeNull()
  })

  it('does not get requests that have timed out, and answers others at once', async () => {
    let isSilent = true
    const { url, bodies } = await node((body) =>
      isSilent ? null : { text: JSON.stringify(answerTo(body as Request, '0x01')) },
    )
    // Time enough to answer all on a busy machine.
    const asked = client(url, false, 3_000)
    const ask = (number: number) =>
      asked.request({ method: 'eth_getCode', params: [`0x${number.toString(16).padStart(40, '0')}`, 'latest'] })
    const send = () => asked.request({ method: 'eth_sendRawTransaction', params: ['0x00'] })
    // Many times as many as there are connections.
    const many = Array.from({ length: 320 }, (_, number) => number)
    const late = await Promise.allSettled([...many.map(ask), send()])
    expect(late.every(({ status }) => status === 'rejected')).toBe(true)
    isSilent = false
    expect(await Promise.all(many.map(ask))).toEqual(many.map(() => '0x01'))
    expect(bodies.some((body) => (body as Request).method === 'eth_sendRawTransaction')).toBe(false)
  })

  it('is told who asks, where the URL says so', async () => {
    const { url, logins } = await node((body) => ({ text: JSON.stringify(answerTo(body as Request, '0x1')) }))
    await client(url.replace('http://', 'http://me:p%40ss@')).getBlockNumber()
    expect(logins).toEqual([`Basic ${Buffer.from('me:p@ss').toString('base64')}`])
  })
})

describe('requests that go together', () => {
  it('are answered each for itself, in whatever order', async () => {
    const { url, bodies } = await node((body) => {
      const answers = [body]
        .flat()
        .map((one) =>
          one.method === 'eth_chainId'
            ? { id: one.id, error: { code: -32_000, message: 'not now' } }
            : answerTo(one, one.method === 'eth_blockNumber' ? '0x10' : '0x20'),
        )
      return { text: JSON.stringify(answers.reverse()) }
    })
    const asked = client(url, true)
    const [height, price, chain] = await Promise.allSettled([
      asked.getBlockNumber(),
      asked.getGasPrice(),
      asked.getChainId(),
    ])
    expect(height).toEqual({ status: 'fulfilled', value: 16n })
    expect(price).toEqual({ status: 'fulfilled', value: 32n })
    expect(chain.status === 'rejected' && refusalOf(chain.reason)).toBe('not now')
    expect(bodies[0]).toHaveLength(3)
  })

  it('fail for themselves when the node forgets one', async () => {
    const { url } = await node((body) => ({
      text: JSON.stringify(Array.isArray(body) ? [answerTo(body[0] as Request, '0x10')] : answerTo(body, '0x20')),
    }))
    const asked = client(url, true)
    // The second one is asked again, alone.
    expect(await Promise.all([asked.getBlockNumber(), asked.getGasPrice()])).toEqual([16n, 32n])
  })
})
