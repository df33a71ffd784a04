import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { formatUsd } from '../../schema/money.ts'
import { named, ROWS } from './facts.ts'

const catalogue = loadCatalogue()
const ofBoth = [...catalogue.endpointsOf('gateway'), ...catalogue.endpointsOf('domains')]

describe('the catalogue', () => {
  it('has the documented paths of gateway and domains and no others, in the order of the contract', () => {
    expect(ofBoth.map(({ service, method, path }) => `${service} ${method} ${path}`)).toEqual(
      ROWS.map(({ service, method, path }) => `${service} ${method} ${path}`),
    )
  })

  it.each(named(ROWS))('has %s with its name, access and price', (_, row) => {
    const endpoint = ofBoth.find((one) => one.name === row.operation && one.service === row.service)
    const price = endpoint?.price
    expect(endpoint).toMatchObject({ method: row.method, path: row.path, access: row.access, status: 200 })
    expect(price && { mode: price.mode, min: formatUsd(price.min), max: formatUsd(price.max) }).toEqual(
      row.price && {
        mode: row.price.mode,
        min: row.price.mode === 'fixed' ? row.price.usd : row.price.min,
        max: row.price.mode === 'fixed' ? row.price.usd : row.price.max,
      },
    )
  })

  it.each(named(ROWS))('lets %s take its documented members and no others', (_, row) => {
    const endpoint = ofBoth.find((one) => one.name === row.operation && one.service === row.service)
    const members = Object.fromEntries(endpoint?.members.map(({ name, isRequired }) => [name, isRequired]) ?? [])
    expect(members).toEqual(
      Object.fromEntries(Object.entries(row.members).map(([name, { isRequired }]) => [name, isRequired])),
    )
    expect(endpoint?.members.every((member) => member.in === (row.method === 'GET' ? 'query' : 'body'))).toBe(true)
  })
})
