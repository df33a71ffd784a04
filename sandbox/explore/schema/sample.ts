import type { GraphQLInputType } from 'graphql'
import { fieldsOf, isRequired, kindOf, namedType, valuesOf } from './types.ts'

/** Sample values by argument name that exist in the sandbox's world. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  address: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  adults: 1,
  arrivalId: 'LIS',
  airlineCode: 'LH',
  carrierCode: 'LH',
  chain: 'Ethereum',
  chainId: 84532,
  cityCode: 'LIS',
  coin: 'bitcoin',
  contract: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  currency: 'usd',
  days: '30',
  departureAirportCode: 'JFK',
  departureId: 'JFK',
  destId: 'KLAX',
  destinationLocationCode: 'LIS',
  domain: 'example.com',
  email: 'ada@example.com',
  ident: 'DLH400',
  keyword: 'lisbon',
  keywords: 'coffee',
  latitude: 38.72,
  longitude: -9.14,
  network: 'base',
  originLocationCode: 'JFK',
  prompt: 'A cup of coffee on a window sill in the morning',
  protocol: 'aave',
  query: 'coffee',
  radius: 10,
  slug: 'aave',
  symbols: 'ETH',
  textQuery: 'coffee in Lisbon',
  to: 'ada@example.com',
  url: 'https://example.com',
  urls: 'https://example.com',
}

/** Sample values of `id`, by service. */
const IDS: Readonly<Record<string, string>> = { data: 'bitcoin', travel: 'KJFK' }

/** Service and time of the sample. */
export interface SampleContext {
  readonly service: string | undefined
  readonly today: Date
}

/** A valid value of an argument, for the user to edit. */
export function sampleValue(name: string, type: GraphQLInputType, context: SampleContext): unknown {
  const inner = namedType(type)
  const isList = String(type).startsWith('[')
  const value = sampleItem(name, inner as GraphQLInputType, context)
  return isList ? [value] : value
}

function sampleItem(name: string, type: GraphQLInputType, context: SampleContext): unknown {
  const inner = namedType(type)
  switch (kindOf(inner)) {
    case 'enum':
      return valuesOf(inner)[0]?.name
    case 'input': {
      const needed = fieldsOf(inner).filter((field) => isRequired(field.type, field.defaultValue))
      const members = needed.map((field) => [
        field.name,
        sampleValue(field.name, field.type as GraphQLInputType, context),
      ])
      return Object.fromEntries(members)
    }
    default:
      return sampleScalar(name, inner.name, context)
  }
}

function sampleScalar(name: string, type: string, { service, today }: SampleContext): unknown {
  const soon = new Date(today.getTime() + 30 * 86_400_000).toISOString()
  if (type === 'Date') return soon.slice(0, 10)
  if (type === 'DateTime') return today.toISOString()
  if (type === 'Boolean') return true
  if (name === 'id' && service && IDS[service]) return IDS[service]
  const known = BY_NAME[name]
  const isNumber = type === 'Int' || type === 'Float' || type === 'SafeInt'
  if (known !== undefined && (typeof known === 'number') === isNumber) return known
  if (isNumber) return 1
  return type === 'USD' ? '1' : type === 'JSON' ? {} : 'example'
}
