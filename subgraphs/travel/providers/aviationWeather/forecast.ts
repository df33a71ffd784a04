import { layersOf } from './sky.ts'
import { visibilityOf } from './visibility.ts'
import { ForecastPart, type Taf } from './wire.ts'

/** Where the text of a forecast begins a new line; PROB30 TEMPO is one beginning. */
const LINES = /\s+(?=FM\d{6}\b|BECMG\b|PROB\d{2}\b|(?<!PROB\d{2}\s+)TEMPO\b)/

const KINDS: Readonly<Record<string, string>> = { FM: 'from', BECMG: 'becoming', TEMPO: 'temporary', PROB: 'temporary' }
const COVERAGE: Readonly<Record<string, string>> = {
  CLR: 'sky_clear',
  FEW: 'few',
  SCT: 'scattered',
  BKN: 'broken',
  OVC: 'overcast',
}

/** A forecast of the company as one of the port. A part that cannot be read stays as it is: the reader leaves it out. */
export function forecastOf({ icaoId, rawTAF, issueTime, validTimeFrom, validTimeTo, fcsts }: Taf): object {
  const lines = rawTAF.trim().split(LINES)
  const hasLineForEach = lines.length === fcsts.length
  return {
    airport_code: icaoId,
    raw_forecast: lines,
    time: issueTime.replace(' ', 'T'),
    decoded_forecast: {
      start: timeOf(validTimeFrom),
      end: timeOf(validTimeTo),
      lines: fcsts.map((row, index) => {
        const part = ForecastPart.safeParse(row)
        return part.success ? lineOf(part.data, hasLineForEach ? (lines[index] ?? '') : '') : row
      }),
    },
  }
}

function lineOf(part: ForecastPart, text: string) {
  const visibility = visibilityOf(text, part.visib)
  const number = visibility?.isMore && visibility.units === 'SM' ? `${visibility.value}+` : String(visibility?.value)
  const isUnlimited = visibility?.isMore && visibility.units === 'meters'
  return {
    type: KINDS[part.fcstChange ?? ''] ?? 'forecast',
    start: timeOf(part.timeFrom),
    end: timeOf(part.timeTo),
    significant_weather: part.wxString || null,
    winds: windsOf(part),
    visibility: visibility && {
      symbol: visibility.symbol,
      visibility: isUnlimited ? 'unlimited' : number,
      units: visibility.units,
    },
    clouds: layersOf(part.clouds).map(({ symbol, cover, base, special }) => ({
      symbol,
      coverage: COVERAGE[cover] ?? null,
      altitude: base === null ? null : String(base),
      special,
    })),
  }
}

function windsOf({ wdir, wspd, wgst }: ForecastPart) {
  if (typeof wspd !== 'number') return null
  const isVariable = typeof wdir !== 'number'
  const two = (speed: number) => String(speed).padStart(2, '0')
  const gusts = typeof wgst === 'number' ? `G${two(wgst)}` : ''
  return {
    symbol: `${isVariable ? 'VRB' : String(wdir).padStart(3, '0')}${two(wspd)}${gusts}KT`,
    direction: isVariable ? 'variable' : String(wdir),
    speed: wspd,
    units: 'KT',
    peak_gusts: wgst ?? null,
  }
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
