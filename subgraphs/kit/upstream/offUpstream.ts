import { ProviderNotConfigured } from '../../../schema/errors.ts'
import type { Upstream } from './upstream.ts'

/** The upstream of a port that nothing is configured for: every request throws ProviderNotConfigured. */
export function offUpstream(name: string, naming: Upstream['naming']): Upstream {
  const refuse = () => Promise.reject(new ProviderNotConfigured(name))
  const kind = 'live'
  return {
    name,
    kind,
    naming,
    for: () => ({ name, kind, naming, request: refuse, download: refuse }),
    pathBelow: () => null,
    close: () => Promise.resolve(),
  }
}
