/** Window of the billable-command quota, as of a registrar with a small quota. Milliseconds. */
const QUOTA_WINDOW_MS = 10_000

/** Simulated faults of the registry; set by tests through the controls. */
export class Faults {
  /** Delay of every response. Milliseconds. */
  delayMs = 0
  /** Drops the connection after the next command of this name, such as `domain:create`, has been executed, without a response. */
  dropsAfter: string | null = null
  /** Sent instead of the next response. */
  nonsense: string | null = null
  /** Limits registrations and renewals to one in ten seconds. */
  hasQuota = false
  private lastBillable = Number.NEGATIVE_INFINITY

  /** Whether the quota allows a billable command now. */
  admits(now: Date): boolean {
    if (!this.hasQuota) return true
    if (now.getTime() - this.lastBillable < QUOTA_WINDOW_MS) return false
    this.lastBillable = now.getTime()
    return true
  }
}
