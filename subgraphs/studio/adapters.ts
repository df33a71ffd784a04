import type { CompanyProvider } from '../kit/upstream/provider.ts'
import { mediaA } from './providers/a/provider.ts'
import { mediaB } from './providers/b/provider.ts'
import { mediaC } from './providers/c/provider.ts'
import { mediaD } from './providers/d/provider.ts'
import { mediaE } from './providers/e/provider.ts'
import { mediaF } from './providers/f/provider.ts'

/** The adapters of the service's companies. */
export const adapters: readonly CompanyProvider[] = [mediaA, mediaB, mediaC, mediaD, mediaE, mediaF]
