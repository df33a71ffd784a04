/**
 * Why a request failed: `declined` (the user declined in the wallet), `empty` (insufficient balance), `price` (it
 * changed), `budget` (above the user's limit), `input` (invalid request), `upstream` (a service failed), `network` (the
 * wallet is on another chain), `offline`, `wallet` (none, or it failed), `refused` (the router rejected the payment).
 */
export type TroubleKind =
  | 'declined'
  | 'empty'
  | 'price'
  | 'budget'
  | 'input'
  | 'upstream'
  | 'network'
  | 'offline'
  | 'wallet'
  | 'refused'

export interface TroubleFacts {
  /** Explanation or remedy beside the title. */
  readonly detail?: string
  /** The effect on the charge, as a sentence; omitted when no payment was involved. */
  readonly money?: string
  /** What to agree to: the new price, or the sum of a payment whose answer did not arrive. Decimal USD string. */
  readonly total?: string
}

/** An error to show to the user, in user-facing words. */
export class Trouble extends Error {
  readonly kind: TroubleKind
  readonly detail: string | null
  readonly money: string | null
  readonly total: string | null

  constructor(kind: TroubleKind, title: string, { detail, money, total }: TroubleFacts = {}) {
    super(title)
    this.name = 'Trouble'
    this.kind = kind
    this.detail = detail ?? null
    this.money = money ?? null
    this.total = total ?? null
  }
}

/** Converts any thrown value to a Trouble: an unexpected one is a bug of the page, shown with its message. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  const message = error instanceof Error ? error.message : String(error)
  return new Trouble('refused', 'Something went wrong in this page', { detail: message })
}
