import type { InboundHost } from '../inbound/startInbound.ts'
import { type FileServer, startFileServer } from './fileServer.ts'
import { createFiles, type Files } from './files.ts'

/** Starts the attachment server. Throws an Error that names the setting if the port cannot be used. */
export async function startFiles(
  host: InboundHost,
): Promise<{ readonly files: Files; readonly server: FileServer; readonly baseUrl: string }> {
  const { settings, db, blobs, connectionLimit, log, now } = host
  const baseUrl = settings.MAIL_FILES_URL ?? `http://localhost:${settings.MAIL_FILES_PORT}`
  const files = createFiles({ pool: db.pool, blobs, baseUrl, key: host.deriveKey('attachments') })
  const address = { host: settings.MAIL_FILES_HOST, port: settings.MAIL_FILES_PORT }
  const server = await startFileServer({ ...address, connectionLimit, files, log, now: () => now() })
  return { files, server, baseUrl }
}
