import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { aviationWeatherProvider } from './providers/aviationWeather/provider.ts'
import { duffelAccess } from './providers/duffel/provider.ts'
import { faresearch } from './providers/faresearch.ts'
import { gds } from './providers/gds.ts'
import { trackingProvider } from './providers/tracking.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [
  gds('gds'),
  duffelAccess,
  faresearch,
  trackingProvider,
  aviationWeatherProvider,
]
