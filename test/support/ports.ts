import { randomInt } from 'node:crypto'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { LISTENING_PORTS, type ListeningPort } from '../../router/config/portOffset.ts'

export type PortSetting = ListeningPort

/** A free port for each of them, as environment variables. */
export async function freePortSettings(): Promise<Record<PortSetting, string>> {
  const ports = await freePorts(LISTENING_PORTS.length)
  const settings = LISTENING_PORTS.map((name, index) => [name, String(ports[index])])
  return Object.fromEntries(settings) as Record<PortSetting, string>
}

/** Below what systems give to outgoing connections, any of which could take a port between our look and our use. */
const LOWEST = 10_240
const HIGHEST = 32_000
/** Each worker of a run has a part of them: two cannot find the same port free at the same time. */
const PARTS = 8
const PART = Math.floor((HIGHEST - LOWEST) / PARTS)

/** Which port of its part a process looks at next: none is given again before all others were. */
let next = randomInt(PART)

/** Ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = []
  const lowest = LOWEST + (Number(process.env.VITEST_POOL_ID ?? 0) % PARTS) * PART
  while (servers.length < count) {
    const server = await listen(lowest + next)
    next = (next + 1) % PART
    if (server) servers.push(server)
  }
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Null when somebody has the port. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
