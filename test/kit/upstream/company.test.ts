import { expect, it } from 'vitest'
import { type Company, configured } from '../../../subgraphs/kit/upstream/company.ts'

const company = (id: string, key: Company['key'] = 'needed'): Company => ({
  id,
  title: id,
  url: `https://${id}.example`,
  key,
  keyFrom: 'from them',
  document: { name: 'API', url: `https://${id}.example/docs`, readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'free',
  limits: 'none',
})
const candidates = [company('one'), company('the-other'), company('free', 'none')].map((each) => ({ company: each }))
const idsOf = (settings: Record<string, string>, order: readonly string[] | null = null) =>
  configured(candidates, settings, { order, perMinute: new Map([['one', 30]]) }).map((found) => found.company.id)

it('companies with a key or a URL are used, in the order of the port', () => {
  expect(idsOf({})).toEqual([])
  expect(idsOf({ THE_OTHER_KEY: 'k', ONE_KEY: 'k' })).toEqual(['one', 'the-other'])
  expect(idsOf({ FREE_URL: 'http://127.0.0.1:1' })).toEqual(['free'])
})

it('a given order chooses and sorts, and turns on what needs no key', () => {
  const settings = { THE_OTHER_KEY: 'k', ONE_KEY: 'k' }
  expect(idsOf(settings, ['free', 'the-other', 'one'])).toEqual(['free', 'the-other', 'one'])
  expect(idsOf(settings, ['the-other'])).toEqual(['the-other'])
})

it('has the documented URL unless another is given, and the limit of requests', () => {
  const [found] = configured(candidates, { ONE_KEY: 'k' }, { order: null, perMinute: new Map([['one', 30]]) })
  expect(found?.access).toEqual({ url: 'https://one.example', key: 'k', perMinute: 30 })
})
