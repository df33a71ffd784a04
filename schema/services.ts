/** The ten services, in the order of the contract. The gateway answers at `/`, each sibling at `/<name>`. */
export const SERVICES = [
  'gateway',
  'domains',
  'data',
  'travel',
  'studio',
  'social',
  'upload',
  'mail',
  'merch',
  'enrich',
] as const

export type ServiceName = (typeof SERVICES)[number]

/** Whether a text names one of the ten services. */
export function isServiceName(text: string): text is ServiceName {
  return SERVICES.some((name) => name === text)
}

/** The port that a subgraph in a process of its own listens on by default: 4101 for the first. */
export function subgraphPort(service: ServiceName): number {
  return 4_101 + SERVICES.indexOf(service)
}
