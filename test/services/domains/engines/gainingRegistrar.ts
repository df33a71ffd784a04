import { pino } from 'pino'
import type { StandInRegistry } from '../../../../stand-ins/registry/registry.ts'
import type { Command } from '../../../../subgraphs/domains/registrar/epp/command.ts'
import { changeRegistrant, domainInfo } from '../../../../subgraphs/domains/registrar/epp/commands.ts'
import { domainFacts } from '../../../../subgraphs/domains/registrar/epp/domainFacts.ts'
import type { EppResponse } from '../../../../subgraphs/domains/registrar/epp/results.ts'
import { createSession } from '../../../../subgraphs/domains/registrar/epp/session.ts'

/**
 * Fetches a domain as another registrar does, over EPP with the domain's code. Throws Refused with the registry's result code
 * where the code is wrong (2202) or the domain locked (2304).
 */
export async function fetchDomain(registry: StandInRegistry, domain: string, authCode: string): Promise<void> {
  const transfer = { 'domain:name': domain, 'domain:authInfo': { 'domain:pw': authCode } }
  await send(registry, { write: () => ({ transfer: { '@op': 'request', 'domain:transfer': transfer } }) })
}

/** Replaces the contacts of a domain that was fetched by one of the other registrar. */
export async function nameRegistrant(registry: StandInRegistry, domain: string): Promise<void> {
  const id = `GR${domain.replace(/\W/g, '').slice(-14)}`
  const address = { 'contact:street': 'Quay 1', 'contact:city': 'Bath', 'contact:cc': 'GB' }
  const contact = {
    'contact:id': id,
    'contact:postalInfo': { '@type': 'int', 'contact:name': 'Grace Hopper', 'contact:addr': address },
    'contact:email': 'grace@example.com',
    'contact:authInfo': { 'contact:pw': 'code of the other registrar' },
  }
  await send(registry, { write: () => ({ create: { 'contact:create': contact } }) })
  const { contacts } = domainFacts(await send(registry, domainInfo(domain)))
  await send(registry, changeRegistrant(domain, id, contacts))
}

async function send({ host, port, ca, gaining }: StandInRegistry, command: Command): Promise<EppResponse> {
  const session = createSession(
    { kind: 'sandbox', host, port, ca, ...gaining, timeoutMs: 5000 },
    pino({ level: 'silent' }),
  )
  try {
    return await session.send(command)
  } finally {
    await session.close()
  }
}
