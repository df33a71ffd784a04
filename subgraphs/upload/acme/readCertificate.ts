import { createPrivateKey, X509Certificate } from 'node:crypto'
import { IssuanceFailed, type IssuedCertificate } from './issuer.ts'
import type { Lifetime } from './signing.ts'

/** Fraction of its lifetime after which a certificate is renewed. */
const RENEWED_AFTER = 2 / 3

/** The validity of a certificate. Throws IssuanceFailed if it is for another host name or key, or has expired. */
export function readCertificate(issued: IssuedCertificate, hostname: string, now: Date): Lifetime {
  const leaf = readLeaf(issued.certificate)
  const [notBefore, notAfter] = [new Date(leaf.validFrom), new Date(leaf.validTo)]
  if (!leaf.checkHost(hostname.replace('*', 'any')))
    throw new IssuanceFailed(`The authority sent a certificate that is not for ${hostname}`)
  if (!leaf.checkPrivateKey(createPrivateKey(issued.key)))
    throw new IssuanceFailed('The authority sent a certificate for another key')
  if (notAfter <= now)
    throw new IssuanceFailed(`The authority sent a certificate that ended at ${notAfter.toISOString()}`)
  return { notBefore, notAfter }
}

/** When to renew: early enough for many attempts before the expiry. */
export function renewalOf({ notBefore, notAfter }: Lifetime): Date {
  const lifetime = notAfter.getTime() - notBefore.getTime()
  return new Date(notBefore.getTime() + Math.floor(lifetime * RENEWED_AFTER))
}

function readLeaf(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch (error) {
    throw new IssuanceFailed('The authority sent something that is no certificate', { cause: error })
  }
}
