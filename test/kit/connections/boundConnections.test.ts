import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { boundConnections, mostConnections } from '../../../subgraphs/kit/net/connections/boundConnections.ts'

it.each([
  [1_048_576, 0.5, 524_038],
  [1_024, 0.5, 262],
  [1_024, 0.25, 131],
  [256, 0.5, 64],
])('a process that may have %i files open has room for %d of its connections: %i', (files, share, connections) => {
  expect(mostConnections(files, share)).toBe(connections)
})

it('connections beyond the bound are closed, which is logged once, until others have ended', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const server = createServer((socket) => socket.write('here'))
  boundConnections(server, 0.5, log)
  expect(server.maxConnections).toBeGreaterThan(0)
  server.maxConnections = 1
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const isServed = (socket: Socket) =>
    Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  const first = await open()
  expect(await isServed(first)).toBe(true)
  for (let time = 0; time < 2; time += 1) expect(await isServed(await open())).toBe(false)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('raise its limit (ulimit -n)')
  first.destroy()
  await expect.poll(async () => isServed(await open())).toBe(true)
})
