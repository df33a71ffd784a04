import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { socialCompany } from './providers/company.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [socialCompany]
