import type { FaultsGround } from '../../support/faultsGround.ts'
import type { Hold } from '../../support/proxy.ts'
import type { FacilitatorTraps } from './traps.ts'

/** A payment that is about to be held somewhere. */
export interface Held {
  readonly payer: string
  /** Stands in the name that is searched for, and nowhere else. */
  readonly label: string
}

/** A moment in the life of a payment, and what holds it there. */
export interface Moment {
  /**
   * Payments are brought to their moments in waves: nothing is mined any more once the second begins, no other work is
   * begun once the third begins, and nothing else is reserved once the fourth begins.
   */
  readonly wave: 1 | 2 | 3 | 4
  hold(held: Held, ground: FaultsGround, traps: FacilitatorTraps): Hold
}

/** From the arrival of a credential to the return of what it did not buy. */
export const MOMENTS = {
  /** The facilitator is asked whether the payment is good. */
  'before reserve': {
    wave: 1,
    hold: ({ payer }, _, traps) => traps.hold((step) => step.moment === 'verify' && step.payer === payer),
  },
  /** The reservation is written, and nobody has heard of it. */
  'after reserve': {
    wave: 4,
    hold: ({ payer }, { databaseLine }) => databaseLine.hold('answer', 'INSERT INTO ledger.payment (', payer),
  },
  /** The service has asked for what it needs, and waits. */
  'during work': {
    wave: 3,
    hold: ({ label }, { databaseLine }) => databaseLine.hold('request', 'from "domains"."orders" where "claim"', label),
  },
  /** The facilitator is asked to settle, and has done nothing. */
  'before settle': {
    wave: 1,
    hold: ({ payer }, _, traps) => traps.hold((step) => step.moment === 'settle' && step.payer === payer),
  },
  /** The transaction is sent, and not in a block. */
  'during settle': {
    wave: 2,
    hold: ({ payer }, _, traps) => traps.hold((step) => step.moment === 'settled' && step.payer === payer),
  },
  /** The money has moved, and nobody has heard of it. */
  'after settle': {
    wave: 1,
    hold: ({ payer }, _, traps) => traps.hold((step) => step.moment === 'settled' && step.payer === payer),
  },
  /** The facilitator is asked to send back what was not earned, and has done nothing. */
  'during refund': {
    wave: 1,
    hold: ({ payer }, _, traps) => traps.hold((step) => step.moment === 'settle' && step.payTo === payer),
  },
} as const satisfies Record<string, Moment>

export type MomentName = keyof typeof MOMENTS
export const MOMENT_NAMES = Object.keys(MOMENTS) as MomentName[]
