import type { RegistryState } from './registryState.ts'

/** The context of a command: client, state and clock. */
export interface Desk {
  readonly clientId: string
  readonly state: RegistryState
  now(): Date
}
