import type { Company } from '../kit/upstream/company.ts'

/** Reads from TikTok, Instagram, Facebook and Reddit, answered at once. */
export const scrapeCreators: Company = {
  id: 'scrapecreators',
  title: 'ScrapeCreators',
  url: 'https://api.scrapecreators.com',
  key: 'needed',
  keyFrom: 'at app.scrapecreators.com',
  document: {
    name: 'ScrapeCreators API, as its command line (scrapecreators-cli) describes it',
    url: 'https://docs.scrapecreators.com/',
    version: '1.0.81',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'credits, bought ahead: one a read, up to four reads an answer; highlights one more each',
  limits: '402 without credits, 429 when asked too often',
}

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
