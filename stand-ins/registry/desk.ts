import type { RegistryState } from './registryState.ts'

/** What a command is carried out with: who asks, what is remembered, what time it is. */
export interface Desk {
  readonly clientId: string
  readonly state: RegistryState
  now(): Date
}
