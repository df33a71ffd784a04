/** Billable commands per stretch of time, as a registrar with a small quota allows them. Milliseconds. */
const QUOTA_WINDOW_MS = 10_000

/** What goes wrong at the registry now; set by tests through the controls. */
export class Faults {
  /** Every answer waits this long. Milliseconds. */
  delayMs = 0
  /** The connection ends after the next domain:create has been carried out, before it is answered. */
  dropsAfterCreate = false
  /** Sent in place of the next answer. */
  nonsense: string | null = null
  /** One registration or renewal in ten seconds. */
  hasQuota = false
  private lastBillable = Number.NEGATIVE_INFINITY

  /** Whether a command that costs money may be carried out now. */
  admits(now: Date): boolean {
    if (!this.hasQuota) return true
    if (now.getTime() - this.lastBillable < QUOTA_WINDOW_MS) return false
    this.lastBillable = now.getTime()
    return true
  }
}
