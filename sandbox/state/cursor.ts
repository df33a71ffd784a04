import { create } from 'zustand'

interface CursorState {
  /** Position in the query editor's text. */
  readonly offset: number
  move(offset: number): void
}

/** Where the cursor of the query editor is. */
export const useCursor = create<CursorState>((set) => ({ offset: 0, move: (offset) => set({ offset }) }))
