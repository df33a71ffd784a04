import type { Company } from './company.ts'

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
  cost: '100 credits free, then bought ahead: one a read; an answer of social takes up to four reads',
  limits: '402 without credits, 429 when asked too often',
}
