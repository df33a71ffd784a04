import { create } from 'zustand'

/** What is chosen on the map. */
export interface Chosen {
  readonly kind: 'service' | 'entity'
  readonly name: string
}

interface MapState {
  readonly chosen: Chosen | null
  choose(chosen: Chosen | null): void
}

/** The choice stays when another view is shown in between. */
export const useMap = create<MapState>((set) => ({ chosen: null, choose: (chosen) => set({ chosen }) }))
