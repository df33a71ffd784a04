import { describe, it } from 'vitest'
import { contacts } from '../../subgraphs/enrich/providers/contacts.ts'
import { directory } from '../../subgraphs/enrich/providers/directory.ts'
import { forum } from '../../subgraphs/enrich/providers/forum.ts'
import { identity } from '../../subgraphs/enrich/providers/identity.ts'
import { influencer } from '../../subgraphs/enrich/providers/influencer.ts'
import { maps } from '../../subgraphs/enrich/providers/maps.ts'
import { prospects } from '../../subgraphs/enrich/providers/prospects.ts'
import { serp } from '../../subgraphs/enrich/providers/serp.ts'
import { crawlerProvider, websearchProvider } from '../../subgraphs/enrich/web/providers/websearch.ts'
import { apollo } from './companies/apollo.ts'
import { clado } from './companies/clado.ts'
import { exa } from './companies/exa.ts'
import { firecrawl } from './companies/firecrawl.ts'
import { googlePlaces } from './companies/googlePlaces.ts'
import { influencersClub } from './companies/influencersClub.ts'
import { minerva } from './companies/minerva.ts'
import { scrapeCreators } from './companies/scrapeCreators.ts'
import { serper } from './companies/serper.ts'
import { whitepages } from './companies/whitepages.ts'
import { expectProbe } from './probing.ts'

// The call that shows an operator whether a company answers as it documents.

describe('a probe', () => {
  it.each([
    [apollo, prospects],
    [clado, contacts],
    [whitepages, directory],
    [influencersClub, influencer],
    [minerva, identity],
    [googlePlaces, maps],
    [serper, serp],
    [scrapeCreators, forum],
    [exa, websearchProvider],
    [firecrawl, crawlerProvider],
  ])('of $company is a documented request, and knows a documented answer from another', expectProbe)
})
