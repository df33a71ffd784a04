import { create } from 'zustand'
import { exampleRequest } from '../explore/firstRequest.ts'

/** A document and its variables, as editor text. */
export interface Written {
  readonly query: string
  /** JSON; empty when there are none. */
  readonly variables: string
}

interface RequestState extends Written {
  /** Incremented when anything but the editor changes the text: the editor then copies it. */
  readonly revision: number
  /** Changes a part of the editor's text. */
  edit(change: Partial<Written>): void
  /** Loads another request into the editor. */
  load(written: Written): void
}

/** The editor's request. */
export const useRequest = create<RequestState>((set) => ({
  ...exampleRequest,
  revision: 0,
  edit: (change) => set(change),
  load: (written) => set(({ revision }) => ({ ...written, revision: revision + 1 })),
}))
