import { create } from 'zustand'
import { readJson } from '../answer/json.ts'
import type { EndpointFacts } from '../api/catalogue.ts'
import { endpointKey } from '../api/endpointKey.ts'
import type { Phase, Sent } from '../pay/call.ts'
import type { Trouble } from '../pay/trouble.ts'
import type { WrittenForm } from './form/written.ts'

/** The latest results of a path. */
export interface Heard {
  readonly phase: Phase | null
  /** The response to a call. */
  readonly sent: Sent | null
  /** The response to the same request without payment. */
  readonly challenge: Sent | null
  readonly trouble: Trouble | null
  /** Cancels the running call; null while there is none. */
  readonly cancel: (() => void) | null
}

interface RestDesk {
  /** By `service/operationId`: the input is kept while the user views other paths. */
  readonly written: Readonly<Record<string, WrittenForm>>
  readonly heard: Readonly<Record<string, Heard>>
  write(endpoint: string, form: WrittenForm): void
  hear(endpoint: string, change: Partial<Heard>): void
}

const SILENCE: Heard = { phase: null, sent: null, challenge: null, trouble: null, cancel: null }

/** Forms and results of the documented paths. */
export const useRestDesk = create<RestDesk>((set) => ({
  written: {},
  heard: {},
  write: (endpoint, form) => set(({ written }) => ({ written: { ...written, [endpoint]: form } })),
  hear: (endpoint, change) =>
    set(({ heard }) => ({ heard: { ...heard, [endpoint]: { ...SILENCE, ...heard[endpoint], ...change } } })),
}))

/** The latest results of a path. */
export function useHeard(endpoint: string): Heard {
  return useRestDesk(({ heard }) => heard[endpoint]) ?? SILENCE
}

/** Reads the latest successful answers of paths, by method and path; undefined where there is none, or no JSON. */
export function heardAnswers(paths: readonly EndpointFacts[]): (request: string) => unknown {
  const { heard } = useRestDesk.getState()
  return (request) => {
    const endpoint = paths.find(({ method, path }) => `${method} ${path}` === request)
    const sent = endpoint && heard[endpointKey(endpoint)]?.sent
    if (!sent || sent.status > 299 || !sent.contentType.startsWith('application/json')) return undefined
    return readJson(sent.body)
  }
}
