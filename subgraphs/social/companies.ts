import type { Company } from '../kit/upstream/company.ts'

export const socialdata: Company = {
  id: 'socialdata',
  title: 'a social data company',
  url: null,
  key: 'needed',
  keyFrom: 'from the company',
  document: { name: 'none', url: 'https://example.com/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'unknown',
  limits: 'unknown',
}
