import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { data365Social } from './providers/data365/provider.ts'
import { scrapeCreatorsSocial } from './providers/scrapecreators/provider.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [scrapeCreatorsSocial, data365Social]
