import { X509Certificate } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type SelfSigned, selfSignedCertificate } from '../../kit/net/tls/selfSigned.ts'
import { DAY_MS } from '../../kit/time.ts'
import type { MailSettings } from '../settings.ts'

type Files = Pick<MailSettings, 'MX_TLS_CERT_FILE' | 'MX_TLS_KEY_FILE'>

/** Senders do not verify the names of mail servers; an unverified certificate still prevents eavesdropping. */
const OWN_DAYS = 3_650
/** Days before its expiry at which our own certificate is replaced. */
const RENEW_DAYS = 30

/**
 * The mail server's certificate: from the configured files, or a self-signed one kept in the data folder. Throws an Error
 * that names the setting if a file cannot be read or only one is set.
 */
export async function loadCertificate(files: Files, host: string, dataDir: string, now: Date): Promise<SelfSigned> {
  const { MX_TLS_CERT_FILE: certFile, MX_TLS_KEY_FILE: keyFile } = files
  if (certFile && keyFile) {
    return { cert: await readNamed('MX_TLS_CERT_FILE', certFile), key: await readNamed('MX_TLS_KEY_FILE', keyFile) }
  }
  if (certFile || keyFile) {
    throw new Error('MX_TLS_CERT_FILE and MX_TLS_KEY_FILE belong together: set both, or neither')
  }
  const kept = path.join(dataDir, 'mx-certificate.pem')
  return (await readOwn(kept, host, now)) ?? makeOwn(kept, host, now)
}

async function readNamed(setting: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(`${setting}: ${file} cannot be read`, { cause: error })
  }
}

/** Null if there is none, or it is for another name or expires soon. */
async function readOwn(file: string, host: string, now: Date): Promise<SelfSigned | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const [key, cert] = text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? []
  if (!key || !cert) return null
  const { subject, validTo } = new X509Certificate(cert)
  const endsLate = Date.parse(validTo) - now.getTime() > RENEW_DAYS * DAY_MS
  return subject === `CN=${host}` && endsLate ? { key: `${key}\n`, cert: `${cert}\n` } : null
}

async function makeOwn(file: string, host: string, now: Date): Promise<SelfSigned> {
  const own = await selfSignedCertificate([host], OWN_DAYS, now)
  await writeFile(file, `${own.key}${own.cert}`, { mode: 0o600 })
  return own
}
