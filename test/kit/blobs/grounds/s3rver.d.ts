/** The part of s3rver that is used here; the package has no types of its own. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly directory: string
      readonly silent: boolean
      readonly vhostBuckets: boolean
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }

  export = S3rver
}
