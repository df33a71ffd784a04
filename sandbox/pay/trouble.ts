/**
 * Why a request did not come to an answer: `declined` (the wallet said no), `empty` (not enough money), `price` (it moved),
 * `budget` (above the person's own limit), `input` (the request is wrong), `upstream` (a service failed), `network` (the
 * wallet is on another chain), `offline`, `wallet` (none, or it is broken), `refused` (the router took no payment).
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
  /** What to know or do beside the title. */
  readonly detail?: string
  /** What it means for the money, as a sentence; left out when no money was near. */
  readonly money?: string
  /** The new total, where the price moved: decimal string of USD. */
  readonly total?: string
}

/** Something that a person has to be told, in words for them. */
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

/** Anything thrown as a Trouble: what is not one yet is a mistake of the page itself, and told with its message. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  const message = error instanceof Error ? error.message : String(error)
  return new Trouble('refused', 'Something went wrong in this page', { detail: message })
}
