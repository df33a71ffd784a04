import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import type { ClientCertificate, EppSettings } from './settings.ts'

/** The settings that name files of the TLS connection. */
export interface TlsFileSettings {
  readonly EPP_CA_FILE?: string | undefined
  readonly EPP_CERT_FILE?: string | undefined
  readonly EPP_KEY_FILE?: string | undefined
  readonly EPP_KEY_PASSPHRASE?: string | undefined
}

/**
 * Reads the authority and our client certificate. Throws an Error that names the setting for a file that cannot be read
 * or used: no certificate, an expired one, another key, a wrong passphrase. It never quotes a content.
 */
export async function readTlsFiles(
  settings: TlsFileSettings,
  now: Date,
): Promise<Pick<EppSettings, 'ca' | 'clientCertificate'>> {
  const ca = await contentOf('EPP_CA_FILE', settings.EPP_CA_FILE)
  if (ca !== null) requireUsable('EPP_CA_FILE', () => createSecureContext({ ca: certificates('EPP_CA_FILE', ca) }))
  const clientCertificate = await ownCertificate(settings, now)
  return { ...(ca === null ? {} : { ca }), ...(clientCertificate ? { clientCertificate } : {}) }
}

async function ownCertificate(settings: TlsFileSettings, now: Date): Promise<ClientCertificate | null> {
  const { EPP_CERT_FILE, EPP_KEY_FILE, EPP_KEY_PASSPHRASE: passphrase } = settings
  const [cert, key] = [await contentOf('EPP_CERT_FILE', EPP_CERT_FILE), await contentOf('EPP_KEY_FILE', EPP_KEY_FILE)]
  if (cert === null && key === null) return null
  if (cert === null || key === null) throw new Error('EPP_CERT_FILE and EPP_KEY_FILE belong together: set both or none')
  const { validTo } = new X509Certificate(certificates('EPP_CERT_FILE', cert))
  if (new Date(validTo) <= now) throw new Error(`EPP_CERT_FILE names a certificate that expired on ${validTo}`)
  const pair = { cert, key, ...(passphrase === undefined ? {} : { passphrase }) }
  requireUsable('EPP_KEY_FILE', () => createSecureContext(pair))
  return pair
}

async function contentOf(setting: string, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code = 'unreadable' } = error as NodeJS.ErrnoException
    throw new Error(`${setting} names ${path}, which cannot be read (${code})`)
  }
}

/** The PEM text, if it begins with a certificate. Node takes a CA text without one for an empty list. */
function certificates(setting: string, pem: string): string {
  requireUsable(setting, () => new X509Certificate(pem))
  return pem
}

function requireUsable(setting: string, use: () => unknown): void {
  try {
    use()
  } catch (error) {
    const { code = 'no PEM' } = error as NodeJS.ErrnoException
    const rule =
      setting === 'EPP_KEY_FILE'
        ? 'the private key of the certificate in EPP_CERT_FILE, with its passphrase in EPP_KEY_PASSPHRASE if it has one'
        : 'certificates as PEM'
    throw new Error(`${setting} cannot be used (${code}): it must hold ${rule}`)
  }
}
