import type { Topic } from '../../kit/service/subgraph.ts'
import { airportsOfFlights } from '../airports/topic.ts'
import type { TravelGraph } from '../types.gen.ts'
import { airlineFlights } from './airlineFlights.ts'
import { airportFlights } from './airportFlights.ts'
import { airports } from './airports.ts'
import { disruptions } from './disruptions.ts'
import { facts } from './facts.ts'
import { flights } from './flights.ts'
import { handles } from './handles.ts'
import { intentsOfWallet } from './intents/ofWallet.ts'
import { intents } from './intents.ts'
import { links } from './links.ts'
import { maps } from './maps.ts'
import { search } from './search.ts'
import { weather } from './weather.ts'

/** Flight tracking: past, current and future flights. */
export const tracking: readonly Topic<TravelGraph>[] = [
  handles,
  facts,
  search,
  flights,
  maps,
  intents,
  intentsOfWallet,
  airports,
  airportFlights,
  airportsOfFlights,
  weather,
  airlineFlights,
  disruptions,
  links,
]
