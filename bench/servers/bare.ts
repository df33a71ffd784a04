import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { serve } from './serve.ts'

// The yardstick: what Node's HTTP server does on this machine when there is nothing to do, or when it only has to write
// a body to the disk.

const FRAME = JSON.stringify({ text: '' }).length
const BODY = Buffer.from(JSON.stringify({ text: 'x'.repeat(Number(process.env.BENCH_ANSWER_BYTES ?? 1_024) - FRAME) }))

/** Where bodies of PUT go. */
const UPLOADS = process.env.BENCH_UPLOADS ?? tmpdir()

export const served = serve(async () => {
  const server = createServer((request, response) => {
    if (request.method === 'PUT') {
      keep(request).then(
        () => response.writeHead(201).end(),
        () => response.destroy(),
      )
      return
    }
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

/** On the disk when it resolves. */
function keep(request: IncomingMessage): Promise<void> {
  return pipeline(request, createWriteStream(join(UPLOADS, randomUUID()), { flush: true }))
}
