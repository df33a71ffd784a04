import { setTimeout as pause } from 'node:timers/promises'

/** Pause between two questions, in milliseconds. */
const PULSE_MS = 10_000
/** Answers missed in a row after which a process counts as hung. One may be missed when the whole machine was paused. */
const MISSED_PULSES = 3

/** A process that is asked again and again whether it answers. */
export interface Asked {
  /** Rejects when there is no answer within `limitMs` milliseconds. */
  ask(limitMs: number): Promise<unknown>
  /** Aborted when the process need not be asked any more. */
  readonly signal: AbortSignal
}

/** Resolves with true when a process no longer answers, and with false when it need not be asked any more. */
export async function hangs({ ask, signal }: Asked, pulseMs = PULSE_MS): Promise<boolean> {
  for (let missed = 0; missed < MISSED_PULSES && !signal.aborted; ) {
    await pause(pulseMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
    const isAnswered = await ask(pulseMs).then(
      () => true,
      () => false,
    )
    missed = isAnswered ? 0 : missed + 1
  }
  return !signal.aborted
}
