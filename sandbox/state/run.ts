import { create } from 'zustand'
import type { GraphqlAnswer } from '../api/types.ts'
import type { Phase, Sent } from '../pay/call.ts'
import type { Trouble } from '../pay/trouble.ts'
import type { Written } from './request.ts'

/** A completed request. */
export interface Outcome {
  readonly written: Written
  readonly answer: GraphqlAnswer
  readonly sent: Sent
  readonly at: Date
  /** Whether it was kept and is shown again: nothing ran. */
  readonly isKept?: true
}

interface RunState {
  /** Null while no request is running. */
  readonly phase: Phase | null
  readonly outcome: Outcome | null
  /** Why the last request failed. */
  readonly trouble: Trouble | null
  /** Cancels the running request; null while there is none. */
  readonly cancel: (() => void) | null
  set(change: Partial<Pick<RunState, 'phase' | 'outcome' | 'trouble' | 'cancel'>>): void
}

/** The last request and its result. */
export const useRun = create<RunState>((set) => ({ phase: null, outcome: null, trouble: null, cancel: null, set }))
