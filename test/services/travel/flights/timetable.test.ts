import { expect, it } from 'vitest'
import { findDatedFlight } from '../../../../stand-ins/gds/flights/schedule.ts'
import { openTravelWorld } from '../../../../stand-ins/worlds/travel/world.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const world = openTravelWorld({ seed: 'test', now: () => NOW })
const HOUR = 3_600_000

it('finds a flight under the number that a partner sells it by, and says who flies it', () => {
  const leg = world.schedule.legs.find(({ codeshares }) => codeshares.length > 0)!
  const [share] = leg.codeshares
  const date = '2026-12-02'
  const flight = world.schedule.flightByNumber(leg.airline.iata, leg.number, date)
  expect(flight).toBeDefined()
  const query = { carrierCode: share!.airline.iata, flightNumber: String(share!.number), scheduledDepartureDate: date }
  expect(findDatedFlight(world, query).data).toMatchObject([
    {
      flightDesignator: { carrierCode: share!.airline.iata, flightNumber: share!.number },
      segments: [{ partnership: { operatingFlight: { carrierCode: leg.airline.iata, flightNumber: leg.number } } }],
    },
  ])
})

it('tells scheduled, expected and actual times as they come to be known', () => {
  const flight = world.schedule.departuresOf('LHR', NOW.getTime(), NOW.getTime() + 24 * HOUR).find((one) => {
    const { cancelledAt, final, scheduled } = world.operations.courseOf(one)
    return cancelledAt === null && final.out > scheduled.out + 10 * 60_000
  })!
  const { final } = world.operations.courseOf(flight)
  const qualifiersAt = (moment: number) => {
    const then = openTravelWorld({ seed: 'test', now: () => new Date(moment) })
    const query = {
      carrierCode: flight.airline.iata,
      flightNumber: String(flight.number),
      scheduledDepartureDate: flight.date,
    }
    const [found] = findDatedFlight(then, query).data
    return found?.flightPoints.flatMap((point) =>
      [point.departure, point.arrival].flatMap((side) => side?.timings.map(({ qualifier }) => qualifier) ?? []),
    )
  }
  expect(qualifiersAt(flight.departure - 12 * HOUR)).toEqual(['STD', 'STA'])
  expect(qualifiersAt(flight.departure - 1)).toContain('ETD')
  expect(qualifiersAt(final.out)).toContain('ATD')
  expect(qualifiersAt(final.in)).toEqual(['STD', 'ATD', 'STA', 'ATA'])
})
