import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { gds } from './providers/gds.ts'
import { trackingProvider } from './providers/tracking.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [gds, trackingProvider]
