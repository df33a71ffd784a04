import { numbersByCode } from '../shared/byCode.ts'

/** A tax on a stay. */
export interface TaxRule {
  readonly code: 'VALUE_ADDED_TAX' | 'SALES_TAX' | 'CITY_TAX'
  /** Percent of the nights' price. */
  readonly percent?: number
  /** Euros for each adult and night. */
  readonly perAdultNight?: number
  /** Whether the nights' price includes it. */
  readonly isIncluded: boolean
}

/** Percent of the price of the nights, by country. */
const VALUE_ADDED = numbersByCode(
  'FR 10, DE 7, ES 10, IT 10, PT 6, NL 9, BE 6, AT 10, GR 13, IE 13.5, FI 10, SE 12, NO 12, DK 25, GB 20, CH 3.8, ' +
    'PL 8, CZ 12, HU 5, RO 9, IS 11, TR 10, LU 3, MT 7, HR 13',
)
const SALES = numbersByCode(
  'US 14.75, CA 13, JP 10, IN 12, SG 9, TH 7, AE 5, AU 10, NZ 15, MX 16, BR 5, ZA 15, KR 10, IL 17',
)
/** Euros for each adult and night. */
const CITY = numbersByCode('FR 2.6, IT 4, DE 2.2, ES 2, PT 2, NL 3, AT 1.8, CH 2.5, AE 3.7')

/** Hotel taxes of a country: included in the price in Europe, added to it elsewhere. */
export function taxesIn(countryCode: string): readonly TaxRule[] {
  const valueAdded = VALUE_ADDED.get(countryCode)
  const city = CITY.get(countryCode)
  const rules: TaxRule[] = []
  if (valueAdded !== undefined) rules.push({ code: 'VALUE_ADDED_TAX', percent: valueAdded, isIncluded: true })
  else rules.push({ code: 'SALES_TAX', percent: SALES.get(countryCode) ?? 8, isIncluded: false })
  if (city !== undefined) rules.push({ code: 'CITY_TAX', perAdultNight: city, isIncluded: false })
  return rules
}
