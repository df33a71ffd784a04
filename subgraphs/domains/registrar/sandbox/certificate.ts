import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'
import * as der from './der.ts'

/** A server's key and the certificate for it that it signed itself; both PEM. */
export interface SelfSigned {
  readonly key: string
  readonly cert: string
}

const OID = {
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  commonName: '2.5.4.3',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
} as const

const DAY_MS = 86_400_000

/**
 * Makes a P-256 key and a certificate (RFC 5280) for these host names and IP addresses. It is its own authority: who
 * trusts it as `ca` trusts that one server and nothing else. Valid from an hour ago, for clocks that differ.
 */
export function selfSignedCertificate(hosts: readonly string[], days: number, now: Date): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der.sequence(der.objectIdentifier(OID.ecdsaWithSha256))
  const name = distinguishedName(hosts[0] ?? 'localhost')
  const toBeSigned = der.sequence(
    der.explicit(0, der.integer(Buffer.from([2]))),
    der.integer(randomBytes(16)),
    algorithm,
    name,
    der.sequence(
      der.utcTime(new Date(now.getTime() - DAY_MS / 24)),
      der.utcTime(new Date(now.getTime() + days * DAY_MS)),
    ),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der.explicit(3, extensions(hosts)),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(der.sequence(toBeSigned, algorithm, der.bitString(signature))),
  }
}

function distinguishedName(commonName: string): Buffer {
  return der.sequence(der.setOf(der.sequence(der.objectIdentifier(OID.commonName), der.utf8String(commonName))))
}

function extensions(hosts: readonly string[]): Buffer {
  // digitalSignature (bit 0) and keyCertSign (bit 5): it serves, and it vouches for itself.
  const usage = der.bitString(Buffer.from([0b1000_0100]), 2)
  return der.sequence(
    extension(OID.basicConstraints, der.sequence(der.boolean(true))),
    extension(OID.keyUsage, usage),
    der.sequence(der.objectIdentifier(OID.subjectAltName), der.octetString(der.sequence(...hosts.map(generalName)))),
  )
}

function extension(oid: string, value: Buffer): Buffer {
  return der.sequence(der.objectIdentifier(oid), der.boolean(true), der.octetString(value))
}

/** RFC 5280, 4.2.1.6: `[2]` is a host name, `[7]` the bytes of an address. */
function generalName(host: string): Buffer {
  if (isIP(host) === 0) return der.implicit(2, Buffer.from(host, 'ascii'))
  return der.implicit(7, isIPv4(host) ? Buffer.from(host.split('.').map(Number)) : addressBytes(host))
}

function addressBytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
