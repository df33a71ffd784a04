import { layersOf, skyInWords } from './sky.ts'
import { visibilityOf } from './visibility.ts'
import type { Metar } from './wire.ts'

export type TemperatureUnits = 'Celsius' | 'Fahrenheit'

/** A report of the company as an observation of the port. What is not reported is null; an unknown direction of the wind is 0. */
export function observationOf(report: Metar, units: TemperatureUnits): object {
  const { icaoId, obsTime, rawOb, temp, dewp, wxString, cover, clouds } = report
  const layers = layersOf(clouds, cover)
  const visibility = visibilityOf(rawOb, report.visib)
  return {
    airport_code: icaoId,
    cloud_friendly: skyInWords(layers),
    clouds: layers.map(({ base, symbol, cover: type }) => ({ altitude: base, symbol, type })),
    conditions: wxString || null,
    ...pressureOf(report),
    raw_data: rawOb,
    temp_air: degrees(temp, units),
    temp_dewpoint: degrees(dewp, units),
    temp_perceived: null,
    relative_humidity: humidity(temp, dewp),
    time: new Date(obsTime * 1000).toISOString(),
    visibility: visibility?.value ?? null,
    visibility_units: visibility?.units ?? null,
    ...windOf(report),
  }
}

/** Inches of mercury where the report has them (A2987), else the company's hectopascal. */
function pressureOf({ rawOb, altim }: Metar) {
  const inches = /\sA(\d{4})(?=\s|$)/.exec(rawOb)?.[1]
  if (inches) return { pressure: Number(inches) / 100, pressure_units: 'in Hg' }
  return typeof altim === 'number'
    ? { pressure: altim, pressure_units: 'mb' }
    : { pressure: null, pressure_units: null }
}

function windOf({ wdir, wspd, wgst }: Metar) {
  return {
    wind_direction: typeof wdir === 'number' ? wdir : 0,
    wind_friendly: windInWords(wspd, wdir),
    wind_speed: wspd ?? 0,
    wind_speed_gust: wgst ?? 0,
    wind_units: 'KT',
  }
}

function windInWords(speed: number | null | undefined, direction: Metar['wdir']): string {
  if (typeof speed !== 'number') return 'Not reported'
  if (speed === 0) return 'Calm'
  const strength = speed < 8 ? 'Light breeze' : speed < 14 ? 'Breezy' : speed < 20 ? 'Windy' : 'Very windy'
  return direction === 'VRB' ? `${strength}, variable` : strength
}

function degrees(celsius: number | null | undefined, units: TemperatureUnits): number | null {
  if (typeof celsius !== 'number') return null
  // Adding 0 turns -0 into 0.
  return Math.round(units === 'Celsius' ? celsius : (celsius * 9) / 5 + 32) + 0
}

/** Relative humidity in percent, by the Magnus formula. */
function humidity(temperature: number | null | undefined, dewPoint: number | null | undefined): number | null {
  if (typeof temperature !== 'number' || typeof dewPoint !== 'number') return null
  const vapour = (celsius: number) => Math.exp((17.625 * celsius) / (243.04 + celsius))
  return Math.round((100 * vapour(dewPoint)) / vapour(temperature))
}
