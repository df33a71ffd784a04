import type { KitContext } from '../kit/context.ts'
import type { PeopleEngines } from './people/engines.ts'
import type { PlacesEngines } from './places/engines.ts'
import type { WebEngines } from './web/engines.ts'

/** What the service made when it started, area by area. */
export interface EnrichEngines {
  /** Pages: a browser, what was read, and who else searches the web. */
  readonly web: WebEngines
  /** People and companies. */
  readonly people: PeopleEngines
  /** Places, news and shops, forums, mail servers. */
  readonly places: PlacesEngines
}

export type EnrichContext = KitContext<EnrichEngines>
