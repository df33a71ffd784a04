import type { Company } from '../kit/upstream/company.ts'

export const apollo: Company = {
  id: 'apollo-io',
  title: 'Apollo.io',
  url: 'https://api.apollo.io',
  key: 'needed',
  keyFrom: 'a master key at app.apollo.io (Settings, API keys); searches of people need one',
  document: {
    name: 'Apollo API: people-api-search, people-enrichment, organization-search, organization-enrichment',
    url: 'https://docs.apollo.io/reference',
    version: '1.0',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'searches of people free, companies and records by credits',
  limits: '50,000 records of a search; calls a minute and a day by plan',
}

export const clado: Company = {
  id: 'clado',
  title: 'Clado',
  url: 'https://search.clado.ai',
  key: 'needed',
  keyFrom: 'at clado.ai',
  document: {
    name: 'Get Contact Information',
    url: 'https://docs.clado.ai/api-reference/endpoint/get-contact-information',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: '0.01 USD a credit: 4 credits for found e-mail addresses, 10 for telephone numbers',
  limits: 'by plan',
}

export const whitepages: Company = {
  id: 'whitepages',
  title: 'Whitepages',
  url: 'https://api.whitepages.com',
  key: 'needed',
  keyFrom: 'a trial key at whitepages.com/pro-api',
  document: {
    name: 'Whitepages Pro API',
    url: 'https://api.whitepages.com/docs',
    version: 'v2',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by query, found or not; a property is two queries',
  limits: '15 people of a search; a monthly limit by plan',
}

export const influencersClub: Company = {
  id: 'influencers-club',
  title: 'Influencers.club',
  url: 'https://api-dashboard.influencers.club',
  key: 'needed',
  keyFrom: 'at dashboard.influencers.club, with a Pro plan or a trial',
  document: {
    name: 'Core API',
    url: 'https://docs.influencers.club/openapi',
    version: '1.0.0',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: '1 credit for a full profile, 0.05 by e-mail address, 0.03 for a page; 10 credits in a trial',
  limits: '300 requests a minute',
}

export const minerva: Company = {
  id: 'minerva',
  title: 'Minerva',
  url: 'https://api.minerva.io',
  key: 'needed',
  keyFrom: 'at app.minerva.io (Settings); none on the free tier',
  document: {
    name: 'Minerva API: resolve, enrich',
    url: 'https://docs.minerva.io/api-reference/introduction',
    version: 'v2',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by record',
  limits: '500 records a request',
}

export const googlePlaces: Company = {
  id: 'google-places',
  title: 'Google Places',
  url: 'https://places.googleapis.com',
  key: 'needed',
  keyFrom: 'an API key at console.cloud.google.com',
  document: {
    name: 'Places API (New)',
    url: 'https://developers.google.com/maps/documentation/places/web-service',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by call and field mask',
  limits: '600 requests a minute by default',
}

export const serper: Company = {
  id: 'serper',
  title: 'Serper',
  url: 'https://google.serper.dev',
  key: 'needed',
  keyFrom: 'at serper.dev',
  document: { name: 'Serper API', url: 'https://serper.dev/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: '2,500 queries free, then by query',
  limits: 'by plan, requests a second',
}

export const exa: Company = {
  id: 'exa',
  title: 'Exa',
  url: 'https://api.exa.ai',
  key: 'needed',
  keyFrom: 'at dashboard.exa.ai',
  document: {
    name: 'exa-openapi-spec',
    url: 'https://github.com/exa-labs/openapi-spec',
    version: '1.2.0',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'about 0.005 USD a search and 0.001 USD a page',
  limits: 'by plan',
}

export const firecrawl: Company = {
  id: 'firecrawl',
  title: 'Firecrawl',
  url: 'https://api.firecrawl.dev',
  key: 'needed',
  keyFrom: 'at firecrawl.dev',
  document: {
    name: 'Firecrawl API',
    url: 'https://docs.firecrawl.dev/api-reference',
    version: 'v2',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: '1 credit a page, 2 credits a search of 10; some credits free',
  limits: 'by plan',
}
