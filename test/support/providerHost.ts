import type { ProviderHost } from '../../subgraphs/kit/upstream/openPort.ts'

/** What services get for their ports: stand-ins where no company is configured. */
export function providerHost(given: Partial<ProviderHost> = {}): ProviderHost {
  return {
    timeoutMs: 5_000,
    seed: 'test',
    areStandInsAllowed: true,
    companies: { order: null, perMinute: new Map() },
    ...given,
  }
}
