import path from 'node:path'
import { hostPort } from '../../schema/hostPort.ts'
import type { RegistrySettings } from '../../stand-ins/registry/registry.ts'
import type { Mailer } from '../kit/mailer/mailer.ts'
import { noticesThrough } from '../kit/mailer/notices.ts'
import { createSmtpMailer } from '../kit/mailer/smtpMailer.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { isFurtherWorker } from '../kit/service/workers.ts'
import { rememberAvailability } from './availability.ts'
import { codeLimitsOf } from './codeRates.ts'
import { startNameServer } from './dns/server/nameServer.ts'
import { createZoneStore } from './dns/zoneStore.ts'
import { mailboxMailer, startMailbox } from './mail/mailbox.ts'
import { endingsOf } from './pricing/tlds.ts'
import { readTlsFiles } from './registrar/epp/tlsFiles.ts'
import { createEppRegistrar } from './registrar/eppRegistrar.ts'
import type { Registrar } from './registrar/registrar.ts'
import type { DomainSettings } from './settings.ts'
import { openSharedReads } from './store/sharedReads.ts'
import type { DomainsEngines } from './work.ts'

type Host = ServiceHost<DomainSettings>

/** Stop functions of the parts started so far; run last first. */
type Stops = (() => Promise<void>)[]

/** Starts the registrar's client, the name server and the mailer. On failure, stops those already started. */
export async function startDomains(host: Host): Promise<StartedService<DomainsEngines>> {
  const stops: Stops = []
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    const { dns, log } = host
    const { DNS_HOST, DNS_PORT, NAMESERVERS } = dns.settings
    const registrar = await startRegistrar(host, stops)
    const mailer = await startMailer(host, stops)
    const toMailboxPerDay = host.mailRelay.NOTICES_TO_MAILBOX_PER_DAY
    const zones = createZoneStore(host.db.pool, NAMESERVERS, { now: host.now, log })
    const server = await startNameServer({
      host: DNS_HOST,
      port: DNS_PORT,
      zones,
      connectionLimit: host.connectionLimit,
      log,
    })
    stops.push(() => server.stop())
    const availability = rememberAvailability(registrar)
    const reads = openSharedReads(host.db.pool)
    const engines = {
      registrar,
      endings: endingsOf(registrar),
      availability,
      reads,
      zones,
      publicDns: dns.lookUp,
      mailer,
      notices: noticesThrough(mailer, { pool: host.db.pool, toMailboxPerDay, now: host.now }),
      codeLimits: codeLimitsOf(host.settings),
      nameservers: NAMESERVERS,
      log,
    }
    return { engines, stop, providers: describeProviders(engines, host) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startRegistrar({ settings, log, dataDir, now, worker }: Host, stops: Stops): Promise<Registrar> {
  const { EPP_HOST, EPP_PORT, EPP_CLIENT_ID, EPP_PASSWORD, EPP_TIMEOUT_MS, EPP_VOICE, EPP_POLL } = settings
  if (EPP_HOST) {
    if (!EPP_CLIENT_ID || !EPP_PASSWORD) throw new Error('EPP_HOST is set: set EPP_CLIENT_ID and EPP_PASSWORD too')
    const login = { host: EPP_HOST, port: EPP_PORT, clientId: EPP_CLIENT_ID, password: EPP_PASSWORD }
    const files = await readTlsFiles(settings, now())
    const options = {
      timeoutMs: EPP_TIMEOUT_MS,
      acknowledgesMessages: EPP_POLL,
      ...(EPP_VOICE ? { voice: EPP_VOICE } : {}),
    }
    return closing(createEppRegistrar({ kind: 'live', ...login, ...files, ...options }, log), stops)
  }
  // Older installations have sold names in a file of this name.
  const stateFile = path.join(dataDir, 'sandbox-registry.json')
  const { joinStandInRegistry, startStandInRegistry } = await import('../../stand-ins/registry/registry.ts')
  const place = {
    port: settings.STAND_IN_REGISTRY_PORT,
    // Other workers log in too, and a later start need not make a certificate.
    loginFile: path.join(dataDir, 'registry-login.json'),
  }
  const { host, port, ca, clientId, password } = isFurtherWorker(worker)
    ? await joinStandInRegistry(place)
    : await startRegistry({ ...place, stateFile, now })
  return closing(
    createEppRegistrar({ kind: 'sandbox', host, port, ca, clientId, password, timeoutMs: EPP_TIMEOUT_MS }, log),
    stops,
  )

  async function startRegistry(registrySettings: RegistrySettings) {
    const registry = await startStandInRegistry(registrySettings)
    stops.push(() => registry.stop())
    return registry
  }
}

async function startMailer({ settings, mailRelay, log, dataDir, worker }: Host, stops: Stops): Promise<Mailer> {
  if (mailRelay.SMTP_URL) return closing(createSmtpMailer(mailRelay.SMTP_URL, settings.MAIL_FROM), stops)
  const place = {
    smtpPort: mailRelay.MAILBOX_SMTP_PORT,
    viewerPort: mailRelay.MAILBOX_VIEWER_PORT,
    host: '127.0.0.1',
    from: settings.MAIL_FROM,
  }
  if (isFurtherWorker(worker)) return closing(mailboxMailer(place), stops)
  const mailbox = await startMailbox({ ...place, directory: path.join(dataDir, 'mailbox'), log })
  stops.push(() => mailbox.stop())
  return mailbox.mailer
}

function closing<Engine extends { close(): Promise<void> }>(engine: Engine, stops: Stops): Engine {
  stops.push(() => engine.close())
  return engine
}

function describeProviders({ registrar, mailer }: DomainsEngines, { settings, dns }: Host) {
  const { DNS_HOST, DNS_PORT, DNS_RESOLVERS } = dns.settings
  const isOwnDns = DNS_RESOLVERS.length === 0
  return [
    { name: 'registrar', kind: registrar.kind, note: settings.EPP_HOST ?? 'embedded registry' },
    {
      name: 'registrant mail',
      kind: mailer.kind,
      note: mailer.viewerUrl ? `read it at ${mailer.viewerUrl}` : 'SMTP relay',
    },
    { name: 'name server', kind: 'live' as const, note: hostPort(DNS_HOST, DNS_PORT) },
    {
      name: 'attestation lookups',
      kind: isOwnDns ? ('sandbox' as const) : ('live' as const),
      note: isOwnDns ? 'our own name server' : DNS_RESOLVERS.join(', '),
    },
  ]
}
