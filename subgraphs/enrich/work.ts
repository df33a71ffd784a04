import type { KitContext } from '../kit/service/context.ts'
import type { PeopleEngines } from './people/engines.ts'
import type { PlacesEngines } from './places/engines.ts'
import type { WebEngines } from './web/engines.ts'

/** Created by the service at start, by area. */
export interface EnrichEngines {
  /** Web pages: browser, corpus, and search providers. */
  readonly web: WebEngines
  /** People and companies. */
  readonly people: PeopleEngines
  /** Places, news and shops, forums, mail servers. */
  readonly places: PlacesEngines
}

export type EnrichContext = KitContext<EnrichEngines>
