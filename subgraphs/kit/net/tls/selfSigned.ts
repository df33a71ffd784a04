import { isIP } from 'node:net'
import { DAY_MS } from '../../time.ts'

/** A server's key and its self-signed certificate; both PEM. */
export interface SelfSigned {
  readonly key: string
  readonly cert: string
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
/** Backdates `notBefore`, for clocks that are behind ours. */
const EARLIER_MS = DAY_MS / 24

/**
 * Creates a P-256 key and a certificate (RFC 5280) for host names and IP addresses, valid for `days` days. It is its
 * own CA: a client that trusts it as `ca` trusts that one server only.
 */
export async function selfSignedCertificate(hosts: readonly string[], days: number, now: Date): Promise<SelfSigned> {
  // Loaded here because most starts find a certificate. The library requires the other import first.
  await import('reflect-metadata')
  const x509 = await import('@peculiar/x509')
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${hosts[0] ?? 'localhost'}`,
    keys,
    signingAlgorithm: ALGORITHM,
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter: new Date(now.getTime() + days * DAY_MS),
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      // For TLS handshakes, and for signing itself.
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.keyCertSign, true),
      new x509.SubjectAlternativeNameExtension(
        hosts.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
      ),
    ],
  })
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    key: `${x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`,
    cert: `${certificate.toString('pem')}\n`,
  }
}
