import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { complain } from '../../../router/boot/complain.ts'
import { ConfigError } from '../../../router/config/config.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'

const node = createServer((_, response) => response.writeHead(403).end('{"error":"quota"}'))
afterAll(() => void node.close())

/** What is printed about an error. */
function printed(error: unknown): string {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    complain(error)
    return spy.mock.calls.flat().map(String).join('\n')
  } finally {
    spy.mockRestore()
  }
}

it('a node that refuses a request is named without the key in its URL', async () => {
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const { port } = node.address() as AddressInfo
  const chain = openChain(NETWORKS.base, `http://127.0.0.1:${port}/v2/a-key-of-the-node`, 5_000)
  const error = await chain.height().catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('a-key-of-the-node')
  const text = printed(error)
  expect(text).toContain(`http://127.0.0.1:${port}`)
  expect(text).not.toContain('a-key-of-the-node')
})

it('what we say ourselves is printed whole', () => {
  const problem = 'PUBLIC_URL is needed: set it to https://api.example.com/base, say.'
  expect(printed(new ConfigError([problem]))).toContain(problem)
})
