import type { Company } from '../kit/upstream/company.ts'

export const apollo: Company = {
  id: 'apollo-io',
  title: 'Apollo.io',
  url: 'https://api.apollo.io',
  key: 'needed',
  keyFrom: 'a master key at app.apollo.io',
  document: { name: 'Apollo API', url: 'https://docs.apollo.io/reference', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by credits',
  limits: 'by plan, a minute and a day',
}

export const clado: Company = {
  id: 'clado',
  title: 'Clado',
  url: 'https://search.clado.ai',
  key: 'needed',
  keyFrom: 'at clado.ai',
  document: { name: 'Clado API', url: 'https://docs.clado.ai/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by credits',
  limits: 'by plan',
}

export const whitepages: Company = {
  id: 'whitepages',
  title: 'Whitepages',
  url: 'https://api.whitepages.com',
  key: 'needed',
  keyFrom: 'at api.whitepages.com',
  document: { name: 'Whitepages API', url: 'https://api.whitepages.com/docs', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by query',
  limits: 'by plan',
}

export const influencersClub: Company = {
  id: 'influencers-club',
  title: 'Influencers.club',
  url: 'https://api-dashboard.influencers.club',
  key: 'needed',
  keyFrom: 'at dashboard.influencers.club',
  document: { name: 'Influencers.club API', url: 'https://docs.influencers.club/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by credits',
  limits: 'by plan',
}

export const minerva: Company = {
  id: 'minerva',
  title: 'Minerva',
  url: 'https://api.minerva.io',
  key: 'needed',
  keyFrom: 'at minerva.io',
  document: { name: 'Minerva API', url: 'https://docs.minerva.io/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by record',
  limits: 'by plan',
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

export const scrapecreators: Company = {
  id: 'scrapecreators',
  title: 'ScrapeCreators',
  url: 'https://api.scrapecreators.com',
  key: 'needed',
  keyFrom: 'at app.scrapecreators.com',
  document: { name: 'ScrapeCreators API', url: 'https://docs.scrapecreators.com/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: '100 credits free, then by credit',
  limits: 'none told',
}

export const exa: Company = {
  id: 'exa',
  title: 'Exa',
  url: 'https://api.exa.ai',
  key: 'needed',
  keyFrom: 'at dashboard.exa.ai',
  document: { name: 'Exa API', url: 'https://docs.exa.ai/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by search and page',
  limits: 'by plan',
}

export const firecrawl: Company = {
  id: 'firecrawl',
  title: 'Firecrawl',
  url: 'https://api.firecrawl.dev',
  key: 'needed',
  keyFrom: 'at firecrawl.dev',
  document: { name: 'Firecrawl API', url: 'https://docs.firecrawl.dev/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by credits',
  limits: 'by plan',
}
