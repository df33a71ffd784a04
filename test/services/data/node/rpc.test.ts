import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type EvmNode, openNode, verifyChain } from '../../../../subgraphs/data/providers/node/rpc.ts'
import {
  NodeUnreachable,
  RpcAnswerUnreadable,
  RpcRefused,
} from '../../../../subgraphs/data/providers/node/rpcErrors.ts'
import { type FakeNode, type Question, startFakeNode } from './support/fakeNode.ts'

const open: { fake: FakeNode; node: EvmNode }[] = []
afterEach(async () => {
  for (const { fake, node } of open.splice(0)) {
    await node.close()
    fake.stop()
  }
})

/** A node that answers as told; `requests` are the questions that it got, by request. */
async function nodeThat(
  answer: Parameters<typeof startFakeNode>[0],
  options: { path?: string; timeoutMs?: number } = {},
) {
  const requests: (readonly Question[])[] = []
  const fake = await startFakeNode((questions, request, response) => {
    requests.push(questions)
    return answer(questions, request, response)
  })
  const { path = '', timeoutMs = 10_000 } = options
  const node = openNode({ url: `${fake.url}${path}`, chainId: 7, timeoutMs })
  open.push({ fake, node })
  return { node, requests, url: fake.url }
}

const reply = ({ id }: Question, result: unknown) => ({ jsonrpc: '2.0', id, result })
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ method: 'echo', params: [i] }))

describe('a batch', () => {
  test('is answered in the order of its questions, whatever the order of the answers', async () => {
    const { node, requests } = await nodeThat((questions) =>
      questions.map((question) => reply(question, question.params[0])).toReversed(),
    )
    const outcomes = await node.batch(many(120))
    expect(outcomes).toEqual(many(120).map(({ params }) => ({ ok: true, result: params[0] })))
    // In pieces that public nodes bear.
    expect(requests.map(({ length }) => length).sort()).toEqual([20, 50, 50])
  })

  test('of nothing asks nothing', async () => {
    const { node, requests } = await nodeThat(() => [])
    expect(await node.batch([])).toEqual([])
    expect(requests).toEqual([])
  })

  test('tells which of its questions were refused', async () => {
    const { node } = await nodeThat(([first, second]) => [
      reply(first!, null),
      { jsonrpc: '2.0', id: second!.id, error: { code: -32601, message: 'no such method' } },
    ])
    const [one, two] = await node.batch(many(2))
    expect(one).toEqual({ ok: true, result: null })
    expect(two).toMatchObject({ ok: false, error: { code: -32601, message: 'no such method', method: 'echo' } })
  })

  test('of contracts of which some answer megabytes tells what the others answer', async () => {
    const lengths = [10, 9_000_000, 20, 2_000_000, 30]
    const { node } = await nodeThat((questions) =>
      questions.map((question) => reply(question, 'x'.repeat(Number(question.params[0])))),
    )
    const outcomes = await node.batch(lengths.map((length) => ({ method: 'eth_call', params: [length] })))
    const told = outcomes.map((outcome) => (outcome.ok ? String(outcome.result).length : outcome.error.code))
    expect(told).toEqual([10, -32_000, 20, -32_000, 30])
  })

  test('is asked in four requests at a time', async () => {
    let [open, most, arrived] = [0, 0, 0]
    const { node } = await nodeThat(async (questions) => {
      arrived += 1
      open += 1
      most = Math.max(most, open)
      // Of ten requests, the last two do not wait for others: there are none.
      while (open < 4 && arrived < 9) await sleep(1)
      open -= 1
      return questions.map((question) => reply(question, 'yes'))
    })
    await node.batch(many(500))
    expect(most).toBe(4)
  })

  test('fails whole where an answer is left out', async () => {
    const { node } = await nodeThat(([first]) => [reply(first!, 1)])
    await expect(node.batch(many(2))).rejects.toThrow(/left out its answer to echo/)
  })
})

describe('a question', () => {
  test('goes where the URL says, with its path, its query and its password', async () => {
    const seen: (string | undefined)[] = []
    const { node } = await nodeThat(
      ([question], request) => {
        seen.push(request.url, request.headers.authorization)
        return reply(question!, 'yes')
      },
      { path: '/v2/key?more=1' },
    )
    expect(await node.call('any', [])).toBe('yes')
    expect(seen).toEqual(['/v2/key?more=1', undefined])
    const named = await nodeThat(([question], request) => reply(question!, request.headers.authorization))
    const node2 = openNode({ url: named.url.replace('//', '//me:p%40ss@'), chainId: 7 })
    expect(await node2.call('any', [])).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`)
    await node2.close()
    expect(named.requests).toHaveLength(1)
  })

  test('is refused with the node’s own words', async () => {
    const { node } = await nodeThat(([question]) => ({
      jsonrpc: '2.0',
      id: question?.id,
      error: { code: 3, message: 'execution reverted', data: '0x08' },
    }))
    const failure = await node.call('eth_call', []).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RpcRefused)
    expect(failure).toMatchObject({ code: 3, message: 'execution reverted', data: '0x08', method: 'eth_call' })
  })

  test.each([
    ['eth_call', 9 * 2 ** 20, null],
    ['eth_getLogs', 9 * 2 ** 20, 9 * 2 ** 20],
    ['debug_traceCall', 33 * 2 ** 20, null],
  ])('of %s whose answer has %i bytes is answered or refused, and not asked again', async (method, length, told) => {
    const { node, requests } = await nodeThat(([question]) => reply(question!, 'x'.repeat(length)))
    const answer = await node.call(method, []).catch((error: unknown) => error)
    if (told === null) expect(answer).toMatchObject({ name: 'RpcRefused', code: -32_000, method })
    else expect(String(answer)).toHaveLength(told)
    expect(requests).toHaveLength(1)
  })

  test('whose answer has another form is an error that names the member', async () => {
    const { node } = await nodeThat(([question]) => reply(question!, { hash: 7 }))
    const reading = node.read('eth_getBlock', [], z.object({ hash: z.string() }))
    await expect(reading).rejects.toBeInstanceOf(RpcAnswerUnreadable)
    await expect(reading).rejects.toThrow(/eth_getBlock.*hash/)
  })

  test('is repeated where the node is busy or hangs up, and given up in the end', async () => {
    let left = 2
    const busy = await nodeThat(([question], _request, response) => {
      if (left-- === 0) return reply(question!, 'at last')
      if (left === 1) return void response.writeHead(503).end('{}')
      return void response.destroy()
    })
    expect(await busy.node.call('any', [])).toBe('at last')
    expect(busy.requests).toHaveLength(3)
    const dead = await nodeThat((_questions, _request, response) => void response.destroy())
    await expect(dead.node.call('any', [])).rejects.toBeInstanceOf(NodeUnreachable)
    expect(dead.requests).toHaveLength(3)
  })

  test('ends when the node is silent, or says what is no JSON', async () => {
    const silent = await nodeThat(() => undefined, { timeoutMs: 100 })
    await expect(silent.node.call('any', [])).rejects.toThrow(/took too long/)
    const odd = await nodeThat((_questions, _request, response) => void response.end('<html>'))
    await expect(odd.node.call('any', [])).rejects.toThrow(/no JSON/)
  })

  test('that waits when the connections are closed is an error at once', async () => {
    const { node } = await nodeThat(() => undefined, { timeoutMs: 60_000 })
    const waiting = node.call('any', [])
    await node.close()
    await expect(waiting).rejects.toBeInstanceOf(NodeUnreachable)
  })

  test('to nobody is an error', async () => {
    const node = openNode({ url: 'http://127.0.0.1:1', chainId: 7 })
    await expect(node.call('any', [])).rejects.toThrow(/ECONNREFUSED/)
    await node.close()
  })
})

test('a node of another chain is found out', async () => {
  const { node } = await nodeThat(([question]) => reply(question!, '0x1'))
  await expect(verifyChain(node)).rejects.toThrow(/on chain 1, but this installation reads chain 7/)
})
