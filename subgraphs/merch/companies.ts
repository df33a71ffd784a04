import type { Company } from '../kit/upstream/company.ts'

export const printify: Company = {
  id: 'printify',
  title: 'Printify',
  url: 'https://api.printify.com',
  key: 'needed',
  keyFrom: 'a personal access token of the account',
  document: { name: 'Printify API', url: 'https://developers.printify.com/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by order',
  limits: '600 requests a minute',
}
