import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { airlineOf } from '../airlines/airline.ts'
import type { TravelGraph, Value } from '../types.gen.ts'
import { flightOfStatus } from './flight.ts'
import { aircraftOf, trackedFlightOf } from './handles.ts'
import { read, WHOLE } from './upstream.ts'

/** The company answers a tracking flight id with a list of one flight. */
const ONE = { at: 'flights.0' }

/** Facts of tracked flights and of aircraft, and the way from a record to what it is about. */
export const facts: Topic<TravelGraph> = {
  resolvers: {
    TrackedFlight: {
      status: read((_, _context, { trackingId }) => get(`/flights/${segment(trackingId)}`), ONE),
      position: read((_, _context, { trackingId }) => get(`/flights/${segment(trackingId)}/position`), WHOLE),
      track: read(({ includeEstimatedPositions }, _context, { trackingId }) =>
        get(`/flights/${segment(trackingId)}/track`, { include_estimated_positions: includeEstimatedPositions }),
      ),
      route: read((_, _context, { trackingId }) => get(`/flights/${segment(trackingId)}/route`)),
      past: ({ trackingId }) => ({ trackingId }),
    },
    PastFlight: {
      status: read((_, _context, { trackingId }) => get(`/history/flights/${segment(trackingId)}`), ONE),
      track: read(({ includeEstimatedPositions }, _context, { trackingId }) =>
        get(`/history/flights/${segment(trackingId)}/track`, {
          include_estimated_positions: includeEstimatedPositions,
        }),
      ),
      route: read((_, _context, { trackingId }) => get(`/history/flights/${segment(trackingId)}/route`)),
    },
    Aircraft: {
      lastFlight: read((_, _context, { registration }) =>
        get(`/history/aircraft/${segment(registration)}/last_flight`),
      ),
    },
    FlightStatus: {
      trackedFlight: ({ trackingFlightId }) => ({ trackingId: trackingFlightId }),
      flight: flightOfStatus,
      airline: ({ type, operatorIata, operatorIcao }) =>
        type === 'AIRLINE' ? airlineOf(operatorIata ?? operatorIcao) : null,
      aircraft: ({ registration }) => aircraftOf(registration),
      inbound: ({ inboundTrackingFlightId }) => trackedFlightOf(inboundTrackingFlightId),
    },
    AirborneFlight: { trackedFlight: ({ trackingFlightId }) => ({ trackingId: trackingFlightId }) },
    TrackedFlightEdge: { node: ({ status }) => nodeOf(status) },
    TrackedFlightConnection: {
      nodes: ({ edges }) => edges.map(({ status }) => nodeOf(status)),
      pageInfo: ({ pageInfo }) => pageInfo,
    },
    AirborneFlightEdge: { node: ({ flight }) => nodeOf(flight) },
    AirborneFlightConnection: {
      nodes: ({ edges }) => edges.map(({ flight }) => nodeOf(flight)),
      pageInfo: ({ pageInfo }) => pageInfo,
    },
    FlightPositionEdge: { node: ({ position }) => trackedFlightOf(position.trackingFlightId) },
    FlightPositionConnection: { pageInfo: ({ pageInfo }) => pageInfo },
  },
}

function nodeOf({ trackingFlightId }: Pick<Value<'FlightStatus' | 'AirborneFlight'>, 'trackingFlightId'>) {
  return { trackingId: trackingFlightId }
}
