import { pino } from 'pino'
import type { StandInRegistry } from '../../../../stand-ins/registry/registry.ts'
import { createSession } from '../../../../subgraphs/domains/registrar/epp/session.ts'

/**
 * Fetches a domain as another registrar does, over EPP with the domain's code. Throws Refused with the registry's result code
 * where the code is wrong (2202) or the domain locked (2304).
 */
export async function fetchDomain(registry: StandInRegistry, domain: string, authCode: string): Promise<void> {
  const { host, port, ca, gaining } = registry
  const session = createSession(
    { kind: 'sandbox', host, port, ca, ...gaining, timeoutMs: 5000 },
    pino({ level: 'silent' }),
  )
  const transfer = { 'domain:name': domain, 'domain:authInfo': { 'domain:pw': authCode } }
  try {
    await session.send({ write: () => ({ transfer: { '@op': 'request', 'domain:transfer': transfer } }) })
  } finally {
    await session.close()
  }
}
