import { create } from 'zustand'
import { keepStored, readStored } from '../wallet/stored.ts'

/** The colours of the page: those of the system, or always one kind. */
export const COLOURS = ['system', 'light', 'dark'] as const
export type Colours = (typeof COLOURS)[number]

const STORAGE = 'localStorage'
const PLACE = 'tollgraph.colours'

interface ColoursState {
  readonly colours: Colours
  choose(colours: Colours): void
}

/** The chosen colours, kept in this browser. */
export const useColours = create<ColoursState>((set) => ({
  colours: COLOURS.find((one) => one === readStored(STORAGE, PLACE)) ?? 'system',
  choose: (colours) => {
    keepStored(STORAGE, PLACE, colours === 'system' ? null : colours)
    set({ colours })
  },
}))

/** Gives the page the chosen colours, now and after each choice. */
export function followColours(): void {
  const apply = ({ colours }: Pick<ColoursState, 'colours'>) => {
    document.documentElement.style.colorScheme = colours === 'system' ? '' : colours
  }
  apply(useColours.getState())
  useColours.subscribe(apply)
}
