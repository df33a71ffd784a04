import { create } from 'zustand'

/** A request that waits for a second press. */
interface Asked {
  /** Names it among others, such as its text. */
  readonly request: string
  /** Its mutations whose effects last. */
  readonly lasting: readonly string[]
}

interface ConsentState {
  readonly asked: Asked | null
  /** The request that last went ahead. */
  readonly granted: string | null
  ask(asked: Asked): void
  grant(request: string): void
  drop(): void
}

/** The second press before what cannot be taken back. Any change of the request asks anew. */
export const useConsent = create<ConsentState>((set) => ({
  asked: null,
  granted: null,
  ask: (asked) => set({ asked }),
  grant: (granted) => set({ asked: null, granted }),
  drop: () => set({ asked: null }),
}))

/** Whether a request may go ahead: at the second press if its effects last, else at once. */
export function consents(request: string, lasting: readonly string[]): boolean {
  const { asked, ask, grant } = useConsent.getState()
  if (lasting.length > 0 && asked?.request !== request) {
    ask({ request, lasting })
    return false
  }
  grant(request)
  return true
}

/** The same for a repetition: what has gone ahead unchanged, and failed, is not asked about again. */
export function consentsAgain(request: string, lasting: readonly string[]): boolean {
  return useConsent.getState().granted === request || consents(request, lasting)
}
