import { NotFound } from '../../../schema/errors.ts'
import { bearerKey } from '../../kit/upstream/keys.ts'
import type { Provider } from '../../kit/upstream/provider.ts'

/**
 * The company that counts what lies in protocols. Its keys stand in the path of its base URL; where a gateway before it wants
 * one in a header, it goes there. A name that it does not know is answered with 400.
 */
export const protocolstatsProvider: Provider = {
  name: 'protocolstats',
  naming: 'CAMEL_CASE',
  authorize: bearerKey,
  failure: (status) => (status === 400 ? new NotFound('Nothing is known by that name') : null),
}
