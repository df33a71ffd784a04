import { create } from 'zustand'
import { useView } from '../state/view.ts'

export type ExploreTab = 'examples' | 'schema' | 'saved'

interface ExploreState {
  readonly tab: ExploreTab
  /** What is searched for; the results stand in place of the tabs while there is any. */
  readonly text: string
  /** Where the schema browser was before, the last one last. */
  readonly trail: readonly (string | null)[]
  choose(tab: ExploreTab): void
  search(text: string): void
}

/** What the explore column shows. */
export const useExplore = create<ExploreState>((set) => ({
  tab: 'examples',
  text: '',
  trail: [],
  choose: (tab) => set({ tab, text: '' }),
  search: (text) => set({ text }),
}))

// Whoever opens something in the schema browser, by `useView.browse`: it is shown, and the way back is known.
useView.subscribe(({ coordinate }, before) => {
  if (coordinate === before.coordinate) return
  useExplore.setState(({ trail }) => ({ tab: 'schema', text: '', trail: [...trail, before.coordinate].slice(-50) }))
})

/** Opens a type, `Type.field` or `service:name` in the schema browser, also where it is the one that was open last. */
export function openInSchema(coordinate: string): void {
  useExplore.getState().choose('schema')
  useView.getState().browse(coordinate)
}

/** Goes back to what the schema browser showed before. */
export function goBack(): void {
  const { trail } = useExplore.getState()
  const coordinate = trail.at(-1) ?? null
  useView.setState({ coordinate })
  useExplore.setState({ trail: trail.slice(0, -1) })
}
