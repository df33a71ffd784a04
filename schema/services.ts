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
