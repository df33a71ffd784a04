import type { GraphQLResolveInfo } from 'graphql'
import { BadInput, Upstream } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, pathOf, type QueryMembers, segment } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import type { TrackedFlight } from './handles.ts'
import { contractUrl } from './links.ts'
import { MAP_LAYER_NAMES } from './wireWords.ts'

type FlightMap = Value<'FlightMap'>
type MapArgs = Args<'TrackedFlight.map' | 'PastFlight.map'>

/** The first bytes of every PNG, in base64. */
const PNG = 'iVBORw0KGgo'

/** Track maps: a base64 picture, and its URL as a file. */
export const maps: Topic<TravelGraph> = {
  resolvers: {
    TrackedFlight: { map: mapBelow('/flights') },
    PastFlight: { map: mapBelow('/history/flights') },
    FlightMap: {
      contentType: () => 'image/png',
      url: ({ url }) => url,
    },
  },
}

function mapBelow(root: string) {
  return async (
    { trackingId }: TrackedFlight,
    args: MapArgs,
    context: TravelContext,
    info: GraphQLResolveInfo,
  ): Promise<FlightMap> => {
    const request = get(`${root}/${segment(trackingId)}/map`, mapQuery(args))
    const asked = { ...request, repeats: true }
    const read = await readUpstream<FlightMap>(context.engines.tracking, asked, info.returnType, context)
    if (!read.map.startsWith(PNG)) throw new Upstream('The flight tracking provider answered a map that is no PNG')
    return { map: read.map, url: contractUrl(pathOf(request), context) }
  }
}

function mapQuery(args: MapArgs): QueryMembers {
  return {
    height: args.height,
    width: args.width,
    layer_on: layers(args.layerOn),
    layer_off: layers(args.layerOff),
    show_data_block: args.showDataBlock,
    airports_expand_view: args.airportsExpandView,
    show_airports: args.showAirports,
    bounding_box: boundingBox(args.boundingBox),
  }
}

function layers(names: readonly string[] | null | undefined): string[] | undefined {
  return names?.map((name) => MAP_LAYER_NAMES.get(name) ?? name)
}

/** Top, right, bottom and left; the left edge may lie east of the right one, across the date line. */
function boundingBox(edges: readonly number[] | null | undefined): readonly number[] | undefined {
  if (!edges) return undefined
  const [top = 0, right = 0, bottom = 0, left = 0] = edges
  const problem =
    Math.abs(top) > 90 || Math.abs(bottom) > 90
      ? 'must have its top and bottom between -90 and 90'
      : top <= bottom
        ? 'must have its top north of its bottom'
        : left === right && 'must have its left and right apart'
  if (problem) throw new BadInput([{ path: ['boundingBox'], code: 'invalid_box', message: problem }])
  return edges
}
