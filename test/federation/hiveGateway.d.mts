/** Hive Gateway, unpatched, over a supergraph. */
export interface HiveGateway {
  fetch(url: string, init: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/** Opens one. */
export function openHiveGateway(supergraph: string): HiveGateway
