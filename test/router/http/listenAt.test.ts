import fastify from 'fastify'
import { expect, it } from 'vitest'
import { listenAt } from '../../../router/http/listenAt.ts'

it('a server whose address no interface has names the settings', async () => {
  const app = fastify()
  // Of the addresses for documentation (RFC 5737).
  await expect(listenAt(app, { HOST: '203.0.113.7', PORT: 4_000 })).rejects.toThrow(
    'The server cannot listen on PORT 4000 of HOST 203.0.113.7: this machine has no such address.',
  )
  await app.close()
})
