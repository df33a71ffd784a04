import { z } from 'zod'
import {
  BadInput,
  Conflict,
  type Issue,
  TollgraphError,
  Unavailable,
  Upstream as UpstreamFailed,
} from '../../../../schema/errors.ts'

const Body = z.object({
  errors: z
    .array(
      z.object({
        type: z.string(),
        code: z.string(),
        title: z.string().nullish(),
        message: z.string().nullish(),
        source: z.object({ pointer: z.string().nullish() }).nullish(),
      }),
    )
    .min(1),
})
type Item = z.output<typeof Body>['errors'][number]

/** Codes of offers that cannot be bought any more as they were. */
const GONE = new Set([
  'offer_expired',
  'offer_no_longer_available',
  'offer_request_already_booked',
  'price_changed',
  'schedule_changed',
])
/** Codes of rates and quotes of stays that cannot be booked any more. */
const STAY_GONE = /^(rate|quote|search_result|accommodation)_(unavailable|expired|no_longer_available)$/
/** Codes of an order that may exist already. */
const ATTEMPTED = new Set(['order_creation_already_attempted', 'duplicate_booking'])

/** A refusal in Duffel's words. As it is, it is an error of ours or of the company; `forCaller` says what a caller can mend. */
export class DuffelRefusal extends UpstreamFailed {
  readonly items: readonly Item[]

  constructor(status: number, items: readonly Item[]) {
    super(`The travel provider refused the request with ${status} (${items.map(({ code }) => code).join(', ')})`)
    this.items = items
  }

  /** Whether an order may exist although this answer is a refusal. */
  get isUnclear(): boolean {
    return this.items.some(({ code }) => ATTEMPTED.has(code))
  }
}

/** Whether Duffel says that nothing was ordered, or was not asked. */
export function isRefused(error: unknown): boolean {
  if (error instanceof DuffelRefusal) return !error.isUnclear
  return error instanceof Unavailable || !(error instanceof TollgraphError)
}

/** Reads `{ "errors": […] }`. A missing path, a refused key and an unknown answer stay errors of the company. */
export function failureOf(status: number, body: unknown): TollgraphError | null {
  if (status !== 400 && status !== 422) return null
  const read = Body.safeParse(body)
  return read.success ? new DuffelRefusal(status, read.data.errors) : null
}

/**
 * A refusal as the caller's error: a conflict for an offer that is gone, bad input for a member that the caller sent.
 *
 * @param pathOf the caller's member of Duffel's (`['data', 'passengers', 0, 'phone_number']`); null: not the caller's
 */
export function forCaller(
  error: unknown,
  pathOf: (pointer: readonly (string | number)[]) => Issue['path'] | null,
): unknown {
  if (!(error instanceof DuffelRefusal)) return error
  const gone = error.items.find(({ code }) => GONE.has(code) || STAY_GONE.test(code))
  if (gone) return new Conflict(textOf(gone))
  const issues = error.items.flatMap((item) => {
    const path = item.type === 'validation_error' ? pathOf(partsOf(item.source?.pointer ?? '')) : null
    return path === null ? [] : [{ path, message: textOf(item), code: 'invalid' }]
  })
  return issues.length > 0 ? new BadInput(issues) : error
}

function textOf({ message, title, code }: Item): string {
  return message ?? title ?? code
}

function partsOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
