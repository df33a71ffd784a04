import { create } from 'zustand'

export const VIEWS = ['query', 'rest', 'map', 'spend'] as const
export type View = (typeof VIEWS)[number]

/** The three columns of the query view; a narrow screen shows one at a time. */
export type Column = 'explore' | 'query' | 'answer'

interface ViewState {
  readonly view: View
  readonly column: Column
  /** The schema browser's page: a type, `Type.field`, or `service:<name>`; null for its start. */
  readonly coordinate: string | null
  /** The path shown in the REST view: `service/operationId`. */
  readonly endpoint: string | null
  show(view: View): void
  showColumn(column: Column): void
  /** Opens a type or field in the schema browser. */
  browse(coordinate: string): void
  /** Opens a documented path in the REST view. */
  openEndpoint(endpoint: string): void
}

/** The page's navigation state. */
export const useView = create<ViewState>((set) => ({
  view: 'query',
  column: 'query',
  coordinate: null,
  endpoint: null,
  show: (view) => set({ view }),
  showColumn: (column) => set({ column }),
  browse: (coordinate) => set({ view: 'query', column: 'explore', coordinate }),
  openEndpoint: (endpoint) => set({ view: 'rest', endpoint }),
}))
