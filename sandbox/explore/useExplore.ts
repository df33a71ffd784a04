import { create } from 'zustand'
import { useView } from '../state/view.ts'

export type ExploreTab = 'examples' | 'schema' | 'saved'

interface ExploreState {
  readonly tab: ExploreTab
  /** The search text; while it is not empty, results replace the tabs. */
  readonly text: string
  /** The schema browser's history, newest last. */
  readonly trail: readonly (string | null)[]
  choose(tab: ExploreTab): void
  search(text: string): void
}

/** State of the explore column. */
export const useExplore = create<ExploreState>((set) => ({
  tab: 'examples',
  text: '',
  trail: [],
  choose: (tab) => set({ tab, text: '' }),
  search: (text) => set({ text }),
}))

// `useView.browse` was called: show the schema browser and record the previous page.
useView.subscribe(({ coordinate }, before) => {
  if (coordinate === before.coordinate) return
  useExplore.setState(({ trail }) => ({ tab: 'schema', text: '', trail: [...trail, before.coordinate].slice(-50) }))
})

/** Opens a type, `Type.field` or `service:name` in the schema browser, even if it is the current one. */
export function openInSchema(coordinate: string): void {
  useExplore.getState().choose('schema')
  useView.getState().browse(coordinate)
}

/** Returns to the schema browser's previous page. */
export function goBack(): void {
  const { trail } = useExplore.getState()
  const coordinate = trail.at(-1) ?? null
  useView.setState({ coordinate })
  useExplore.setState({ trail: trail.slice(0, -1) })
}
