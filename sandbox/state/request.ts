import { create } from 'zustand'
import { exampleRequest } from '../explore/firstRequest.ts'

/** A document with its variables, as text: what the editors hold. */
export interface Written {
  readonly query: string
  /** JSON; empty when there are none. */
  readonly variables: string
}

interface RequestState extends Written {
  /** Changes when something other than the editor wrote: the editor takes the text over then. */
  readonly revision: number
  /** The editor's own changes. */
  edit(change: Partial<Written>): void
  /** Puts another request into the editor. */
  load(written: Written): void
}

/** The request on the desk. */
export const useRequest = create<RequestState>((set) => ({
  ...exampleRequest,
  revision: 0,
  edit: (change) => set(change),
  load: (written) => set(({ revision }) => ({ ...written, revision: revision + 1 })),
}))
