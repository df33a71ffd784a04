import type { Phase } from './call.ts'
import { Trouble, troubleOf } from './trouble.ts'

/** Lets the user cancel a call while it runs. */
export interface Cancelling {
  readonly signal: AbortSignal
  readonly cancel: () => void
  /** To be called with each phase. */
  readonly onPhase: (phase: Phase) => void
  /** The trouble that an error of the call is shown as. */
  troubleOf(error: unknown): Trouble
}

/** Begins a call that can be cancelled. `show` is called with each phase. */
export function cancelling(show: (phase: Phase) => void): Cancelling {
  const controller = new AbortController()
  let isPaid = false
  return {
    signal: controller.signal,
    cancel: () => controller.abort(),
    onPhase: (phase) => {
      isPaid ||= phase === 'running'
      show(phase)
    },
    troubleOf(error) {
      // Once the payment is sent, a cancelled call has lost its answer, and its own trouble says so.
      if (!controller.signal.aborted || isPaid) return troubleOf(error)
      return new Trouble('declined', 'You cancelled', { money: 'Nothing was paid.' })
    },
  }
}
