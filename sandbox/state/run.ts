import { create } from 'zustand'
import type { GraphqlAnswer } from '../api/types.ts'
import type { Phase, Sent } from '../pay/call.ts'
import type { Trouble } from '../pay/trouble.ts'
import type { Written } from './request.ts'

/** A request that was answered. */
export interface Outcome {
  readonly written: Written
  readonly answer: GraphqlAnswer
  readonly sent: Sent
  readonly at: Date
}

interface RunState {
  /** Null when nothing is on its way. */
  readonly phase: Phase | null
  readonly outcome: Outcome | null
  /** Why the last request did not come to an answer. */
  readonly trouble: Trouble | null
  set(change: Partial<Pick<RunState, 'phase' | 'outcome' | 'trouble'>>): void
}

/** The last request and what came of it. */
export const useRun = create<RunState>((set) => ({ phase: null, outcome: null, trouble: null, set }))
