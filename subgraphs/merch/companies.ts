import type { Company } from '../kit/upstream/company.ts'

export const printify: Company = {
  id: 'printify',
  title: 'Printify',
  url: 'https://api.printify.com',
  key: 'needed',
  keyFrom: 'a personal access token with the scopes catalog.read, shops.read, orders.read and orders.write',
  document: { name: 'Printify API', version: 'v1', url: 'https://developers.printify.com/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'what an order costs there, charged when it is sent to production; requests are free',
  limits: '600 requests a minute, of the catalogue 100; at most 5 % of requests in error',
}
