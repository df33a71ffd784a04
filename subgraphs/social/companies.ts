import type { Company } from '../kit/upstream/company.ts'

/** Tasks that collect from Facebook: begun, polled, read. */
export const data365: Company = {
  id: 'data365',
  title: 'Data365',
  url: 'https://api.data365.co/v1.1',
  key: 'needed',
  keyFrom: 'the access token of a contract or trial with data365.co',
  document: {
    name: 'Data365 Social Media API, by its README and its command line (Data365-co on GitHub)',
    url: 'https://api.data365.co/v1.1/docs',
    version: 'v1.1',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by contract, for each task and each item; a trial on request',
  limits: 'by contract; 429 beyond it',
}
