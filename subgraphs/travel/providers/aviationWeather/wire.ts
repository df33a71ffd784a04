import { z } from 'zod'

// What the adapter reads of AviationWeather's answers. Members that a report does not have are left out or null.

const Words = z.string().nullish()
const Amount = z.number().nullish()

const Cloud = z.object({
  /** CLR, SKC, NSC, NCD, CAVOK, FEW, SCT, BKN, OVC, or OVX: the sky is not seen. */
  cover: z.string(),
  /** Feet above the ground. */
  base: Amount,
  /** CB or TCU; of forecasts only. */
  type: Words,
})
export type WireCloud = z.infer<typeof Cloud>

const Wind = {
  /** Degrees, or VRB. */
  wdir: z.union([z.number(), z.string()]).nullish(),
  /** Knots. */
  wspd: Amount,
  wgst: Amount,
}

/** Statute miles; `6+` and `10+`: that many or more; empty: not reported. */
const Visibility = z.union([z.number(), z.string()]).nullish()

/** A row of `/api/data/metar`. */
export const Metar = z.object({
  icaoId: z.string(),
  /** Seconds since 1970. */
  obsTime: z.number(),
  rawOb: z.string(),
  /** Degrees Celsius. */
  temp: Amount,
  dewp: Amount,
  ...Wind,
  visib: Visibility,
  /** Hectopascal. */
  altim: Amount,
  wxString: Words,
  cover: Words,
  clouds: z.array(Cloud).nullish(),
})
export type Metar = z.infer<typeof Metar>

/** A part of a forecast. */
export const ForecastPart = z.object({
  timeFrom: z.number(),
  timeTo: z.number(),
  /** FM, BECMG, TEMPO or PROB; null: the forecast itself. */
  fcstChange: Words,
  ...Wind,
  visib: Visibility,
  wxString: Words,
  clouds: z.array(Cloud).nullish(),
})
export type ForecastPart = z.infer<typeof ForecastPart>

/** A row of `/api/data/taf`. */
export const Taf = z.object({
  icaoId: z.string(),
  rawTAF: z.string(),
  issueTime: z.string(),
  validTimeFrom: z.number(),
  validTimeTo: z.number(),
  fcsts: z.array(z.unknown()),
})
export type Taf = z.infer<typeof Taf>

/** A station with its place. */
export const Placed = z.object({ icaoId: z.string(), lat: z.number(), lon: z.number() })
