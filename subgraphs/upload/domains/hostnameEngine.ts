import type { Dns } from '../../kit/dns/resolver.ts'
import type { Keys } from '../../kit/keys.ts'
import type { Issuer } from '../acme/issuer.ts'
import type { Certificates } from '../tls/certificates.ts'
import type { HostDirectory } from './hostFacts.ts'
import type { RecordCheck } from './recordCheck.ts'
import type { Turns } from './turns.ts'

/** What host names of users' own are served and certified with. */
export interface HostnameEngine {
  readonly dns: Dns
  readonly sitesDomain: string
  readonly records: RecordCheck
  readonly issuer: Issuer
  readonly hosts: HostDirectory
  readonly certificates: Certificates
  /** Jobs of this process that may work on host names at one time. */
  readonly turns: Turns
  /** 32 bytes that private keys are sealed with in the database. */
  readonly sealKey: Keys
}
