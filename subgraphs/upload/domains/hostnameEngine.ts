import type { Keys } from '../../kit/keys/keys.ts'
import type { Dns } from '../../kit/net/dns/resolver.ts'
import type { Issuer } from '../acme/issuer.ts'
import type { Certificates } from '../tls/certificates.ts'
import type { HostDirectory } from './hostFacts.ts'
import type { RecordCheck } from './recordCheck.ts'
import type { Turns } from './turns.ts'

/** Dependencies of serving and certifying custom host names. */
export interface HostnameEngine {
  readonly dns: Dns
  readonly sitesDomain: string
  readonly records: RecordCheck
  readonly issuer: Issuer
  readonly hosts: HostDirectory
  readonly certificates: Certificates
  /** Limits how many jobs of this process work on host names concurrently. */
  readonly turns: Turns
  /** 32 bytes; seals private keys in the database. */
  readonly sealKey: Keys
}
