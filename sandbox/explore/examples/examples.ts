import { account } from './account.ts'
import { companies } from './companies.ts'
import type { ExampleGroup } from './example.ts'
import { markets } from './markets.ts'
import { media } from './media.ts'
import { names } from './names.ts'
import { questions } from './questions.ts'
import { travel } from './travel.ts'

/** All example questions by subject. The first one is the editor's initial content. */
export const EXAMPLES: readonly ExampleGroup[] = [markets, travel, names, companies, media, account, questions]
