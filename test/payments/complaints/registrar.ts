import type { Registrar } from '../../../subgraphs/domains/registrar/registrar.ts'
import type { DomainsEngines } from '../../../subgraphs/domains/work.ts'
import type { TestTollgraph } from '../../support/tollgraph.ts'

/** The registrar of a router's domain service, whose answers a test may count or spoil. */
export function registrarOf(router: TestTollgraph): Registrar {
  const domains = router.backend.started.get('domains')
  if (!domains) throw new Error('The domain service does not run')
  return (domains.engines as DomainsEngines).registrar
}
