import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Stays } from '../../../../subgraphs/travel/providers/duffel/stays/company.ts'
import { hotelsAround } from '../../../../subgraphs/travel/providers/duffel/stays/hotels.ts'

it('a list of hotels ends, though the company names a next page for ever', async () => {
  let asked = 0
  const request = async () => {
    if (++asked > 100) throw new Error('It does not end')
    return { body: { data: [], meta: { after: 'next' } } }
  }
  const ground = { client: { request }, codes: { codesOf: async () => new Map() }, log: pino({ level: 'silent' }) }
  const query = { latitude: 48.2, longitude: 16.37, radius: 5 }
  expect(await hotelsAround(query, ground as unknown as Stays)).toEqual({ meta: { count: 0 }, data: [] })
  expect(asked).toBeLessThan(50)
})
