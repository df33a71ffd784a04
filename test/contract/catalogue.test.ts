import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { formatUsd } from '../../schema/money.ts'
import { named, ROWS } from './facts.ts'
import { placeOf } from './requests.ts'

const catalogue = loadCatalogue()
const services = [...new Set(ROWS.map(({ service }) => service))]
const documented = services.flatMap((service) => catalogue.endpointsOf(service))

describe('the catalogue', () => {
  it('has the documented paths of every service that stands and no others', () => {
    const nameOf = ({ service, method, path }: { service: string; method: string; path: string }) =>
      `${service} ${method} ${path}`
    expect(documented.map(nameOf).sort()).toEqual(ROWS.map(nameOf).sort())
  })

  it.each(named(ROWS))('has %s with its name, access and price', (_, row) => {
    const endpoint = documented.find((one) => one.name === row.operation && one.service === row.service)
    const price = endpoint?.price
    expect(endpoint).toMatchObject({
      method: row.method,
      path: row.path,
      access: row.access,
      status: row.status ?? 200,
    })
    expect(price && { mode: price.mode, min: formatUsd(price.min), max: formatUsd(price.max) }).toEqual(
      row.price && {
        mode: row.price.mode,
        min: row.price.mode === 'fixed' ? row.price.usd : row.price.min,
        max: row.price.mode === 'fixed' ? row.price.usd : row.price.max,
      },
    )
  })

  it.each(named(ROWS))('lets %s take its documented members and no others', (_, row) => {
    const endpoint = documented.find((one) => one.name === row.operation && one.service === row.service)
    const members = Object.fromEntries(endpoint?.members.map(({ name, isRequired }) => [name, isRequired]) ?? [])
    expect(members).toEqual(
      Object.fromEntries(Object.entries(row.members).map(([name, { isRequired }]) => [name, isRequired])),
    )
    for (const member of endpoint?.members ?? []) expect(member.in, member.name).toBe(placeOf(row, member.name))
  })
})
