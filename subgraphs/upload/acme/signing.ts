// Must be imported before the library that depends on it.
import 'reflect-metadata'
import { createPrivateKey, createPublicKey, randomBytes, webcrypto } from 'node:crypto'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** Validity period of a certificate. */
export interface Lifetime {
  readonly notBefore: Date
  readonly notAfter: Date
}

/** An authority's certificate and key; both PEM. */
export interface Signer {
  readonly certificate: string
  readonly key: string
}

const SIGNING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** A self-signed authority certificate; PEM. */
export async function signAuthority(name: string, key: string, lifetime: Lifetime): Promise<string> {
  const publicKey = await importPublicKey(key)
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      ...lifetime,
      serialNumber: serialNumber(),
      name: `CN=${name}`,
      signingAlgorithm: SIGNING,
      keys: { publicKey, privateKey: await importKey(key) },
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  )
  return `${certificate.toString('pem')}\n`
}

/** A server certificate for a host name and its key; PEM. */
export async function signServer(signer: Signer, hostname: string, key: string, lifetime: Lifetime): Promise<string> {
  const publicKey = await importPublicKey(key)
  const authority = new X509Certificate(signer.certificate)
  const certificate = await X509CertificateGenerator.create(
    {
      ...lifetime,
      serialNumber: serialNumber(),
      subject: '',
      issuer: authority.subject,
      signingAlgorithm: SIGNING,
      publicKey,
      signingKey: await importKey(signer.key),
      extensions: [
        // Critical, because the subject is empty (RFC 5280, 4.2.1.6).
        new SubjectAlternativeNameExtension([{ type: 'dns', value: hostname }], true),
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        await SubjectKeyIdentifierExtension.create(publicKey, false, webcrypto),
        await AuthorityKeyIdentifierExtension.create(authority.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  )
  return `${certificate.toString('pem')}\n`
}

function importKey(pem: string) {
  const der = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' })
  return webcrypto.subtle.importKey('pkcs8', der, SIGNING, false, ['sign'])
}

function importPublicKey(pem: string) {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' })
  return webcrypto.subtle.importKey('spki', der, SIGNING, true, ['verify'])
}

/** A positive 127-bit number, as hexadecimal. */
function serialNumber(): string {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return bytes.toString('hex')
}
