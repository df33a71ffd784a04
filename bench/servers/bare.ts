import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from './serve.ts'

// The yardstick: what Node's HTTP server does on this machine when there is nothing to do.

const FRAME = JSON.stringify({ text: '' }).length
const BODY = Buffer.from(JSON.stringify({ text: 'x'.repeat(Number(process.env.BENCH_ANSWER_BYTES) - FRAME) }))

await serve(async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': BODY.length })
    response.end(BODY)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rpcUrl: null,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
})
