import type { GraphQLResolveInfo } from 'graphql'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { listOfNamed } from '../../kit/upstream/typeNamed.ts'
import type { Value } from '../types.gen.ts'
import type { DataContext } from '../work.ts'
import { type Protocol, protocolOf } from './protocols.ts'
import { protocolsSpelt } from './spelling.ts'

/** A record that names its protocol by the number in protocol statistics. */
interface OfProtocol {
  readonly protocolId?: string | number | null
}

/** The protocol of a record; null where it names none, or one that is no longer listed. The list is read once for all records of a request. */
export async function protocolNumbered(
  { protocolId }: OfProtocol,
  _: unknown,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Protocol | null> {
  if (protocolId === null || protocolId === undefined) return null
  const load = context.loader('protocolstats.protocolsByNumber', async (numbers: readonly string[]) => {
    const listings = await listProtocols(context, info)
    const slugs = new Map(listings.map((listing) => [String(listing.protocolId), listing.slug]))
    return numbers.map((number) => slugs.get(number) ?? null)
  })
  const slug = await load.load(String(protocolId))
  return slug === null ? null : protocolOf(slug)
}

/** The list of protocols. It begins with those that have the most value locked. */
export function listProtocols(
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<readonly Value<'ProtocolListing'>[]> {
  const type = listOfNamed(info, 'ProtocolListing')
  return readUpstream(context.engines.protocolstats, get('/api/protocols'), type, context, { respell: protocolsSpelt })
}
