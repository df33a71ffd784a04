import type { ServiceHost } from '../../kit/service/subgraph.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { MailSettings } from '../settings.ts'
import { loadCertificate } from './certificate.ts'
import { resolveThrough } from './dnsAnswers.ts'
import { type MailServer, startMailServer } from './mailServer.ts'
import { senderRewritingOf } from './srs.ts'

/** Dependencies of the mail server. */
export type InboundHost = Pick<
  ServiceHost<MailSettings>,
  'settings' | 'db' | 'log' | 'dataDir' | 'deriveKey' | 'now' | 'connectionLimit'
> & {
  readonly blobs: BlobStore
  readonly dns: Pick<ServiceHost<MailSettings>['dns'], 'lookUp'>
}

/** Starts the installation's mail server. Throws an Error that names the setting if it cannot start. */
export async function startInbound(host: InboundHost): Promise<MailServer> {
  const { settings, db, blobs, log, dataDir, now } = host
  const { MAIL_DOMAIN: mailDomain } = settings
  const mxHost = `mx.${mailDomain}`
  return startMailServer({
    host: settings.MX_HOST,
    connectionLimit: host.connectionLimit,
    port: settings.MX_PORT,
    certificate: await loadCertificate(settings, mxHost, dataDir, now()),
    pool: db.pool,
    blobs,
    log,
    mailDomain,
    mxHost,
    postmaster: settings.MAIL_POSTMASTER ?? null,
    rewriting: senderRewritingOf(host),
    resolve: resolveThrough(host.dns.lookUp),
    maxBytes: settings.MX_MAX_MESSAGE_BYTES,
    now: () => now(),
  })
}
