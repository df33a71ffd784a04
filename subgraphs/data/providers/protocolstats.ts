import { NotFound } from '../../../schema/errors.ts'
import { bearerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { defillama } from '../companies.ts'

/**
 * The protocol statistics company. Its key is part of the base URL's path; a gateway before it may require one in a
 * header instead. An unknown name is answered with 400.
 */
export const protocolstatsProvider: CompanyProvider = {
  company: defillama,
  name: 'protocolstats',
  naming: 'CAMEL_CASE',
  authorize: bearerKey,
  failure: (status) => (status === 400 ? new NotFound('Nothing is known by that name') : null),
}
