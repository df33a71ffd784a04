import type { Logger } from 'pino'
import { hostPort } from '../../schema/hostPort.ts'
import type { MadeFiles } from '../kit/jobs/madeFiles.ts'
import { resealAll } from '../kit/keys/reseal.ts'
import type { Dns } from '../kit/net/dns/resolver.ts'
import type { KitContext } from '../kit/service/context.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import type { BlobStore } from '../kit/storage/blobs/blobStore.ts'
import type { Files } from './attachments/files.ts'
import { startFiles } from './attachments/startFiles.ts'
import { publishMailZone } from './dns/publishMailZone.ts'
import { createVerifier, type Verifier } from './dns/verifier.ts'
import { senderRewritingOf } from './inbound/srs.ts'
import { startInbound } from './inbound/startInbound.ts'
import { type Courier, startCourier } from './outbound/courier.ts'
import { createDkimKeys, type DkimKeys, SEALED_DKIM_KEYS } from './outbound/dkimKeys.ts'
import { createRoutes } from './outbound/routes.ts'
import type { MailSettings } from './settings.ts'

/** Engines that the service creates when it starts. */
export interface MailEngines {
  readonly settings: MailSettings
  /** Raw mail, incoming and outgoing. */
  readonly blobs: BlobStore
  /** Pages and pictures that a mail carries. */
  readonly madeFiles: MadeFiles
  readonly dns: Dns
  /** DKIM keys that sign mail from our domains. */
  readonly dkimKeys: DkimKeys
  /** Delivers queued mail. */
  readonly courier: Courier
  /** Message attachments, as offered outside the API. */
  readonly files: Files
  /** Checks which DNS records of our subdomains resolvers see. */
  readonly verifier: Verifier
  readonly log: Logger
}

export type MailContext = KitContext<MailEngines>

/** Starts the mail server, the courier and the attachment server. On failure, stops those already started. */
export async function startMail(host: ServiceHost<MailSettings>): Promise<StartedService<MailEngines>> {
  const { settings, blobs, log, db, now } = host
  const dns = host.dns.lookUp
  const sealKey = host.deriveKey('dkim')
  await resealAll(db.pool, sealKey, SEALED_DKIM_KEYS, log)
  const dkimKeys = createDkimKeys(sealKey)
  await publishMailZone(db, settings, dkimKeys, now())
  const verifier = createVerifier({ pool: db.pool, dns, dkimKeys, mailDomain: settings.MAIL_DOMAIN, log, now })
  const routes = createRoutes(host)
  const rewriting = senderRewritingOf(host)
  const outbound = { pool: db.pool, blobs, dkimKeys, routes, mailDomain: settings.MAIL_DOMAIN, rewriting, log, now }
  const courier = startCourier(outbound)
  // Stop functions of the servers started so far.
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    const { files, server: fileServer, baseUrl } = await startFiles(host)
    stops.push(() => fileServer.stop())
    const mailServer = await startInbound(host)
    stops.push(() => mailServer.stop())
    // Stopped first, before the mail server that it may deliver to.
    stops.push(() => courier.stop())
    return {
      engines: { settings, blobs, madeFiles: host.madeFiles, dns, dkimKeys, courier, files, verifier, log },
      stop,
      providers: [
        { name: 'outgoing mail', kind: routes.kind, note: routes.note },
        { name: 'incoming mail', kind: 'live', note: hostPort(settings.MX_HOST, mailServer.port) },
        { name: 'attachments', kind: 'live', note: baseUrl },
      ],
    }
  } catch (error) {
    await stop()
    throw error
  }
}
