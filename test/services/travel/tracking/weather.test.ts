import { describe, expect, it } from 'vitest'
import { forecast } from '../../../../stand-ins/tracking/weather/forecast.ts'
import { observation, observationTimes } from '../../../../stand-ins/tracking/weather/observation.ts'
import { weatherAt } from '../../../../stand-ins/tracking/weather/weather.ts'
import { wetnessAt } from '../../../../stand-ins/tracking/weather/wetness.ts'
import { AIRPORTS, knownAirport } from '../../../../stand-ins/worlds/travel/airports.ts'
import { localDate } from '../../../../stand-ins/worlds/travel/localTime.ts'
import { openTravelWorld } from '../../../../stand-ins/worlds/travel/world.ts'

const NOW = Date.UTC(2026, 10, 20, 15)
const HOUR = 3_600_000
const world = openTravelWorld({ seed: 'weather', now: () => new Date(NOW) })
const everywhere = AIRPORTS.flatMap((airport) =>
  Array.from({ length: 12 }, (_, index) => ({ airport, at: NOW - index * 37 * HOUR })),
)

describe('the weather of the stand-in', () => {
  it('is possible everywhere', () => {
    for (const { airport, at } of everywhere) {
      const weather = weatherAt(world, airport, at)
      expect(weather.temperature).toBeGreaterThan(-50)
      expect(weather.temperature).toBeLessThan(48)
      expect(weather.dewPoint).toBeLessThanOrEqual(weather.temperature)
      expect(weather.windSpeed === 0).toBe(weather.windDirection === 0)
      expect(weather.windGust === 0 || weather.windGust > weather.windSpeed).toBe(true)
      expect(weather.pressure).toBeGreaterThan(960)
      expect(weather.pressure).toBeLessThan(1_050)
      if (weather.phenomena?.endsWith('SN')) expect(weather.temperature).toBeLessThanOrEqual(0)
      const bases = weather.clouds.map(({ base }) => base)
      expect(bases).toEqual(bases.toSorted((a, b) => a - b))
      expect(bases.every((base) => base % 100 === 0)).toBe(true)
    }
  })

  it('changes slowly', () => {
    for (const { airport, at } of everywhere) {
      const [before, after] = [weatherAt(world, airport, at), weatherAt(world, airport, at + HOUR / 6)]
      expect(Math.abs(before.temperature - after.temperature)).toBeLessThanOrEqual(3)
      expect(Math.abs(before.pressure - after.pressure)).toBeLessThanOrEqual(3)
      expect(Math.abs(before.windSpeed - after.windSpeed)).toBeLessThanOrEqual(4)
    }
  })

  it('is wetter on days that hold flights up', () => {
    const days = everywhere.map(({ airport, at }) => ({
      trouble: world.operations.disturbance(airport, localDate(airport.timezone, at)),
      wetness: wetnessAt(world, airport, at),
    }))
    const mean = (list: readonly { wetness: number }[]) =>
      list.reduce((sum, { wetness }) => sum + wetness, 0) / list.length
    expect(mean(days.filter(({ trouble }) => trouble > 0.5))).toBeGreaterThan(
      mean(days.filter(({ trouble }) => trouble < 0.1)) + 0.1,
    )
  })

  it('is warmer in summer than in winter, on both halves of the earth', () => {
    const mean = (code: string, month: number) =>
      Array.from(
        { length: 28 },
        (_, day) => weatherAt(world, knownAirport(code), Date.UTC(2026, month, day + 1, 12)).temperature,
      ).reduce((sum, one) => sum + one, 0) / 28
    expect(mean('ORD', 6)).toBeGreaterThan(mean('ORD', 0) + 10)
    expect(mean('SYD', 0)).toBeGreaterThan(mean('SYD', 6) + 5)
  })
})

describe('a report', () => {
  it('says in its text what it says in its members, in the style of the country', () => {
    for (const { airport, at } of everywhere) {
      const report = observation(world, airport, at, 'Celsius')
      const imperial = report.visibility_units === 'SM'
      expect(imperial).toBe(['US', 'CA', 'MX', 'PR'].includes(airport.country))
      const read =
        /^(?<icao>[A-Z]{4}) \d{6}Z (?<dir>\d{3})(?<speed>\d\d)(?:G(?<gust>\d\d))?KT (?<vis>(?:\d )?[\d/]+SM|\d{4})(?: (?<wx>[-+]?[A-Z]{2,6}))?(?<sky>(?: (?:CLR|NSC|(?:FEW|SCT|BKN|OVC)\d{3}))+) (?<t>M?\d\d)\/(?<d>M?\d\d) (?<p>[AQ]\d{4})$/.exec(
          report.raw_data,
        )?.groups ?? expect.fail(report.raw_data)
      const celsius = (text = '') => Number(text.replace('M', '-')) + 0
      expect(read.icao).toBe(report.airport_code)
      expect([Number(read.dir), Number(read.speed), Number(read.gust ?? 0)]).toEqual([
        report.wind_direction,
        report.wind_speed,
        report.wind_speed_gust,
      ])
      expect([celsius(read.t), celsius(read.d)]).toEqual([report.temp_air, report.temp_dewpoint])
      expect(read.wx ?? null).toBe(report.conditions)
      expect(read.sky?.trim().split(' ')).toEqual(report.clouds.map(({ symbol }) => symbol))
      const pressure = Number(read.p?.slice(1))
      expect(imperial ? pressure / 100 : pressure).toBeCloseTo(report.pressure, 2)
      if (!imperial) expect(Number(read.vis)).toBe(report.visibility)
      expect(report.relative_humidity).toBeGreaterThan(0)
      expect(report.relative_humidity).toBeLessThanOrEqual(100)
    }
  })

  it('comes once an hour, at the minute of its airport', () => {
    const times = observationTimes(world, knownAirport('JFK'), NOW, 24)
    expect(times).toHaveLength(24)
    expect(times[0]).toBeLessThanOrEqual(NOW)
    for (const [index, at] of times.entries()) {
      if (index > 0) expect((times[index - 1] ?? 0) - at).toBe(HOUR)
    }
    expect(observationTimes(world, knownAirport('JFK'), NOW - 5 * HOUR, 1)[0]).toBe(times[5])
  })
})

describe('a forecast', () => {
  it('covers a day with its lines, and starts with what will then be observed', () => {
    for (const airport of AIRPORTS) {
      const { raw_forecast: raw, decoded_forecast: decoded, time } = forecast(world, airport, NOW)
      expect(raw[0]).toMatch(new RegExp(`^TAF ${airport.icao} \\d{6}Z \\d{4}/\\d{4} `))
      expect(raw).toHaveLength(decoded.lines.length)
      expect(Date.parse(time)).toBeLessThanOrEqual(NOW)
      expect(Date.parse(decoded.end) - Date.parse(decoded.start)).toBe(24 * HOUR)
      expect(Date.parse(decoded.end)).toBeGreaterThan(NOW)
      for (const [index, line] of decoded.lines.entries()) {
        expect(raw[index]).toContain(` ${line.winds.symbol} ${line.visibility.symbol} `)
        expect(Date.parse(line.start)).toBeGreaterThanOrEqual(Date.parse(decoded.start))
        expect(Date.parse(line.end)).toBeLessThanOrEqual(Date.parse(decoded.end))
        for (const { symbol } of line.clouds) expect(raw[index]).toContain(` ${symbol}`)
      }
      const begins = weatherAt(world, airport, Date.parse(decoded.start))
      expect(decoded.lines[0]?.winds.speed).toBe(begins.windSpeed)
      expect(decoded.lines[0]?.significant_weather).toBe(begins.phenomena)
    }
  })
})
