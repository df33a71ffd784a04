import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { address } from '@solana/kit'
import { expect, onTestFinished, test } from 'vitest'
import { openSolana } from '../../../../router/payments/rails/solana/chain.ts'
import { SOLANA_NETWORKS } from '../../../../router/payments/rails/solana/network.ts'

const OWNER = address('11111111111111111111111111111111')

/** A cluster with a node whose answers a test sets. */
async function nodeThat(answers: (response: ServerResponse, body: { readonly id: string }) => void) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answers(response, JSON.parse(Buffer.concat(chunks).toString())))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return openSolana(SOLANA_NETWORKS['solana-devnet'], rpcUrl, 30_000)
}

test('numbers of answers are bigints', async () => {
  const chain = await nodeThat((response, { id }) => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: 7 })))
  expect(await chain.height()).toBe(7n)
})

test('an error of the node in its own words is thrown, and so is a status', async () => {
  const error = { code: -32_005, message: 'Node is behind by 42 slots' }
  const behind = await nodeThat((response, { id }) => response.end(JSON.stringify({ jsonrpc: '2.0', id, error })))
  await expect(behind.height()).rejects.toThrow()
  const busy = await nodeThat((response) => response.writeHead(429).end())
  await expect(busy.height()).rejects.toThrow('429')
})

test('a far too long answer is not read to its end', async () => {
  const chunk = Buffer.alloc(1024 ** 2, ' ')
  const longest = 64 * chunk.length
  let sent = 0
  const chain = await nodeThat((response) => {
    const more = () => {
      while (!response.destroyed && sent < longest) {
        sent += chunk.length
        if (!response.write(chunk)) return
      }
      response.end()
    }
    response.on('drain', more)
    more()
  })
  await expect(chain.rpc.getBalance(OWNER).send()).rejects.toThrow('The Solana node answered with more than')
  expect(sent).toBeLessThan(longest)
})
