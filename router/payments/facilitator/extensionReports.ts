import type { Logger } from 'pino'
import { z } from 'zod'

const Report = z.record(
  z.string(),
  z.object({ status: z.string().optional(), rejectedReason: z.string().nullish() }).catch({}),
)

/** Longest reason that is logged, in characters. */
const SHOWN = 300
/** Extensions whose latest rejection is remembered, at most. */
const MOST_EXTENSIONS = 50
/** Names of extensions are cut to this length, in characters. */
const LONGEST_NAME = 100

/** Reads what a facilitator reports about the extensions of payments, such as `bazaar`. */
export interface ExtensionReports {
  /** Reads an `EXTENSION-RESPONSES` header: base64 JSON by extension. */
  read(header: string | null): void
}

/**
 * Logs reports; a rejection at level `warn` when it is not the same as the last one of its extension. Rejections of ever
 * new names do not fill memory and log: those beyond the first fifty are logged at level `debug`.
 */
export function extensionReports(facilitator: string, log: Pick<Logger, 'debug' | 'warn'>): ExtensionReports {
  const rejections = new Map<string, string>()
  return {
    read(header) {
      if (header === null) return
      for (const [name, { status, rejectedReason }] of Object.entries(decode(header))) {
        const extension = name.slice(0, LONGEST_NAME)
        const reason = (rejectedReason ?? '').slice(0, SHOWN)
        const isNew = status === 'rejected' && rejections.get(extension) !== reason
        const isKept = rejections.has(extension) || rejections.size < MOST_EXTENSIONS
        if (isNew && isKept) {
          rejections.set(extension, reason)
          log.warn({ facilitator, extension, reason }, 'The facilitator rejects an extension of our payments')
        } else log.debug({ facilitator, extension, status }, 'The facilitator reports on an extension')
      }
    },
  }
}

function decode(header: string): z.output<typeof Report> {
  try {
    const read = Report.safeParse(JSON.parse(Buffer.from(header, 'base64').toString('utf8')))
    return read.success ? read.data : {}
  } catch {
    // Not JSON: an informational header that cannot be read changes nothing.
    return {}
  }
}
