/** What files and sites are measured with. */
export interface HostingGround {
  readonly connections: readonly number[]
  /** Of a row. */
  readonly seconds: number
  /** Whether nginx is measured too. */
  readonly hasPeers: boolean
  readonly isProfiled: boolean
  readonly interruption: AbortController
}
