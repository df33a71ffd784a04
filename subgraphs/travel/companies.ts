import type { Company } from '../kit/upstream/company.ts'

export const duffel: Company = {
  id: 'duffel',
  title: 'Duffel',
  url: 'https://api.duffel.com',
  key: 'needed',
  keyFrom: 'an access token at app.duffel.com; a test token books nothing',
  document: { name: 'Duffel API', url: 'https://duffel.com/docs/api', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by booking',
  limits: '60 requests in 60 seconds for searches',
}

export const serpapi: Company = {
  id: 'serpapi',
  title: 'SerpApi',
  url: 'https://serpapi.com',
  key: 'needed',
  keyFrom: 'at serpapi.com',
  document: { name: 'SerpApi Google Flights', url: 'https://serpapi.com/google-flights-api', readOn: '2026-11-26' },
  evidence: 'document',
  cost: '100 searches a month free',
  limits: 'by plan, searches an hour',
}

export const flightaware: Company = {
  id: 'flightaware',
  title: 'FlightAware AeroAPI',
  url: 'https://aeroapi.flightaware.com/aeroapi',
  key: 'needed',
  keyFrom: 'at flightaware.com/aeroapi',
  document: { name: 'AeroAPI', url: 'https://www.flightaware.com/aeroapi/portal/documentation', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by query',
  limits: '10 requests a minute on the personal tier',
}
