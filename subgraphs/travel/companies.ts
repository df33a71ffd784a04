import type { Company } from '../kit/upstream/company.ts'

export const duffel: Company = {
  id: 'duffel',
  title: 'Duffel',
  url: 'https://api.duffel.com',
  key: 'needed',
  keyFrom:
    'an access token at app.duffel.com; one that begins with duffel_test_ books nothing real; stays need access, which Duffel grants on request',
  document: { name: 'Duffel API', url: 'https://duffel.com/docs/api', version: 'v2', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'the fare of each order and the price of each stay, from the balance there, and a fee for each order; searches beyond a ratio to orders cost extra; test mode is free',
  limits: '60 requests in 60 seconds; an order may take 120 seconds',
}

export const amadeus: Company = {
  id: 'amadeus',
  title: 'Amadeus Enterprise',
  url: 'https://travel.api.amadeus.com',
  key: 'needed',
  keyFrom: 'client id and secret, joined by a colon, by contract with Amadeus (Self-Service ended in July 2026)',
  document: {
    name: 'Amadeus for Developers: its OpenAPI documents, and its page on errors',
    url: 'https://github.com/amadeus4dev/amadeus-open-api-specification',
    version: '30 September 2024',
    readOn: '2026-11-27',
  },
  evidence: 'document',
  cost: 'by contract',
  limits: 'by contract',
}

export const serpapi: Company = {
  id: 'serpapi',
  title: 'SerpApi',
  url: 'https://serpapi.com',
  key: 'needed',
  keyFrom: 'an API key at serpapi.com/manage-api-key',
  document: { name: 'Google Flights API', url: 'https://serpapi.com/google-flights-api', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by plan, each answer a search; 250 searches a month are free',
  limits: 'by plan, searches an hour',
}

export const flightaware: Company = {
  id: 'flightaware',
  title: 'FlightAware AeroAPI',
  url: 'https://aeroapi.flightaware.com/aeroapi',
  key: 'needed',
  keyFrom: 'an API key at flightaware.com/aeroapi/portal',
  document: {
    name: 'AeroAPI, OpenAPI document',
    url: 'https://static.flightaware.com/rsrc/aeroapi/aeroapi-openapi.yml',
    version: '4.17.1',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: '0.002 to 0.30 USD for each page of 15 results; a personal key has 500 calls a month free, and no history',
  limits: '10 pages of results a minute with a personal key, more by plan',
}

export const aviationweather: Company = {
  id: 'aviationweather',
  title: 'AviationWeather',
  url: 'https://aviationweather.gov',
  key: 'none',
  keyFrom: 'none is needed',
  document: {
    name: 'AviationWeather.gov Data API: a copy of its OpenAPI document, and JSON schemas made from it in May 2026',
    url: 'https://aviationweather.gov/data/api/',
    version: '3.12',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'free, a service of the government of the United States',
  limits: '100 requests a minute for an address, 400 reports an answer, the last 15 days',
}
