import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { print } from './providers/print.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [print]
