import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import {
  type RegistrySettings,
  type StandInRegistry,
  startStandInRegistry,
} from '../../../../stand-ins/registry/registry.ts'
import type { EppSettings } from '../../../../subgraphs/domains/registrar/epp/settings.ts'
import { createEppRegistrar } from '../../../../subgraphs/domains/registrar/eppRegistrar.ts'
import type { Registrant, Registrar, RegistrationOrder } from '../../../../subgraphs/domains/registrar/registrar.ts'

export const silent = pino({ level: 'silent' })

/** A registry and one client of it, and a folder; all gone after `stop`. */
export interface RegistryFixture {
  readonly registry: StandInRegistry
  readonly registrar: Registrar
  readonly stateFile: string
  /** Another client of the same registry, with other settings. */
  client(settings?: Partial<EppSettings>): Registrar
  stop(): Promise<void>
}

export async function startRegistryFixture(settings: Partial<RegistrySettings> = {}): Promise<RegistryFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'))
  const stateFile = settings.stateFile ?? join(folder, 'registry.json')
  const registry = await startStandInRegistry({ stateFile, ...settings })
  const clients: Registrar[] = []
  const client = (changes: Partial<EppSettings> = {}): Registrar => {
    const made = createEppRegistrar({ ...registry, kind: 'sandbox', timeoutMs: 5_000, ...changes }, silent)
    clients.push(made)
    return made
  }
  return {
    registry,
    registrar: client(),
    stateFile,
    client,
    async stop() {
      await Promise.all(clients.map((made) => made.close()))
      await registry.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const REGISTRANT: Registrant = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  addressLine1: '12 St James Square',
  addressLine2: null,
  city: 'London',
  state: null,
  postalCode: 'SW1Y 4LB',
  country: 'GB',
}

/** A name that nobody has. */
export const freeName = (): string => `free-${randomBytes(8).toString('hex')}.com`

export function orderFor(domain: string, changes: Partial<RegistrationOrder> = {}): RegistrationOrder {
  const nameservers = ['ns1.example.net', 'ns2.example.net']
  const orderId = `order-${randomBytes(6).toString('hex')}`
  return { domain, years: 1, registrant: REGISTRANT, nameservers, orderId, ...changes }
}
