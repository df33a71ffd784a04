import { defineService } from '../kit/service/defineService.ts'
import { scrapeCreators } from '../kit/upstream/scrapeCreators.ts'
import {
  apollo,
  clado,
  exa,
  firecrawl,
  googlePlaces,
  influencersClub,
  minerva,
  serper,
  whitepages,
} from './companies.ts'
import { enrichSettings } from './settings.ts'

/** Enrichment: the web, companies and people, places, news, forums, and e-mail deliverability. */
export const enrich = defineService({
  name: 'enrich',
  schema: new URL('schema', import.meta.url),
  settings: enrichSettings,
  ports: {
    websearch: {
      gives: 'web search',
      companies: [exa],
      own: 'a search over the pages that this installation has read',
    },
    crawler: { gives: 'texts of web pages', companies: [firecrawl], own: 'a reader with a browser' },
    prospects: { gives: 'people and companies', companies: [apollo] },
    contacts: { gives: 'contact details of people', companies: [clado] },
    directory: { gives: 'residents and properties', companies: [whitepages] },
    influencer: { gives: "creators' accounts", companies: [influencersClub] },
    identity: { gives: 'identities behind records', companies: [minerva] },
    maps: { gives: 'places, opening hours, ratings', companies: [googlePlaces] },
    serp: { gives: 'news and shopping offers', companies: [serper] },
    forum: { gives: 'posts of the forum and their comments', companies: [scrapeCreators] },
    'mail servers': { gives: 'whether an address takes mail', settings: ['DNS_RESOLVERS'] },
  },
  adapters: async () => (await import('./adapters.ts')).adapters,
  load: () => import('./topics.ts'),
})
