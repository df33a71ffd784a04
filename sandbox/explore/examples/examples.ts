import { account } from './account.ts'
import { companies } from './companies.ts'
import type { ExampleGroup } from './example.ts'
import { markets } from './markets.ts'
import { media } from './media.ts'
import { names } from './names.ts'
import { travel } from './travel.ts'

/** All example questions, by what they are about. The first is what a first visit finds in the editor. */
export const EXAMPLES: readonly ExampleGroup[] = [markets, travel, names, companies, media, account]
