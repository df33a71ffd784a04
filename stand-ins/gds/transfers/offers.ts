import type { Chance } from '../../kit/chance.ts'
import { localDateTime } from '../../worlds/travel/localTime.ts'
import { type Members, textIn } from '../shared/body.ts'
import { currencyOfCountry, formatMinor, fromEuros, isKnownCurrency } from '../shared/currencies.ts'
import { invalidFormat, notFound } from '../shared/problem.ts'
import { offerIdsOf, readTransferId } from './offerId.ts'
import { type Fare, fareOf, type Option, optionsFor, TRANSFER_TYPES } from './quote.ts'
import { readTrip, type Trip, writeDuration } from './trip.ts'

/** Lifetime of an offer, in milliseconds. */
const OFFER_LIFETIME = 6 * 60 * 60_000

/** All offers for a search's body, cheapest first, in the wire format. */
export function offersFor(search: Members, chance: Chance, now: Date) {
  const trip = readTrip(search, chance, now)
  const idOf = offerIdsOf(search, now.getTime(), chance)
  return optionsFor(trip, chance)
    .filter(wantedBy(search))
    .map((option) => ({ option, fare: fareOf(option, trip, chance) }))
    .sort((a, b) => a.fare.base - b.fare.base)
    .map(({ option, fare }) => writeOffer(option, fare, trip, search, idOf(choiceOf(option))))
}

/** Recomputes an offer by its id. Throws the GDS's error for an unknown or expired one. */
export function offerAgain(id: string, chance: Chance, now: Date) {
  const issued = readTransferId(id, chance)
  if (!issued) throw notFound('No offer has this id', 38420, 'OFFER NOT FOUND')
  if (now.getTime() - issued.issuedAt > OFFER_LIFETIME)
    throw notFound('The offer has expired', 38420, 'OFFER NOT FOUND')
  const trip = readTrip(issued.search, chance, now)
  const option = optionsFor(trip, chance).find((one) => {
    const { type, company, vehicle } = choiceOf(one)
    return type === issued.type && company === issued.company && vehicle === issued.vehicle
  })
  if (!option) throw notFound('The offer is gone', 38420, 'OFFER NOT FOUND')
  const offer = writeOffer(option, fareOf(option, trip, chance), trip, issued.search, id)
  return { offer, option, trip }
}

function choiceOf({ type, company, vehicle }: Option) {
  return { type, company: company.code, vehicle: `${vehicle.code}${vehicle.category}` }
}

function wantedBy(search: Members): (option: Option) => boolean {
  const type = textIn(search, 'transferType')
  if (type !== null && !TRANSFER_TYPES.some((one) => one === type)) throw invalidFormat('transferType', 'Unknown type')
  const category = textIn(search, 'vehicleCategory')
  const code = textIn(search, 'vehicleCode')
  const companies = textIn(search, 'providerCodes')?.split(',')
  return ({ type: offered, company, vehicle }) =>
    (type === null || offered === type) &&
    (category === null || vehicle.category === category) &&
    (code === null || vehicle.code === code) &&
    (companies === undefined || companies.includes(company.code))
}

/** `TransferOffer` in the wire format. */
function writeOffer(option: Option, fare: Fare, trip: Trip, search: Members, id: string) {
  const { type, company, vehicle } = option
  const local = currencyOfCountry(trip.start.countryCode)
  const wanted = textIn(search, 'currency')
  const isConverted = wanted !== null && wanted !== local && isKnownCurrency(wanted)
  const endsAt = localDateTime((trip.end ?? trip.start).timezone, trip.startsAtMs + trip.minutes * 60_000)
  return {
    type: 'transfer-offer',
    id,
    transferType: type,
    start: { dateTime: trip.startsAt, ...trip.start.shown },
    ...(trip.end ? { end: { dateTime: endsAt, ...trip.end.shown } } : {}),
    ...(trip.stops.length > 0 ? { stopOvers: trip.stops.map(writeStop) } : {}),
    duration: writeDuration(trip.minutes),
    vehicle: {
      code: vehicle.code,
      category: vehicle.category,
      description: vehicle.description,
      seats: [{ count: vehicle.seats }],
      baggages: [{ count: vehicle.bags, size: 'M' }],
      imageURL: `https://pictures.example/vehicles/${vehicle.category}_${vehicle.code}.png`,
    },
    serviceProvider: {
      code: company.code,
      name: company.name,
      logoUrl: `https://pictures.example/companies/${company.code}.png`,
      termsUrl: `https://transfers.example/${company.code}/terms`,
      contacts: { phoneNumber: company.phoneNumber, email: `help@${company.code.toLowerCase()}.example` },
      settings: company.settings,
    },
    quotation: quotationIn(local, fare, type === 'TAXI'),
    ...(isConverted ? { converted: quotationIn(wanted, fare, type === 'TAXI') } : {}),
    ...extrasOf(company.code, local),
    cancellationRules: [
      rule('0', '24', '8760', 'Free until a day before'),
      rule('50', '3', '24', 'Half the price on the last day'),
      rule('100', '0', '3', 'The whole price in the last three hours'),
    ],
    methodsOfPaymentAccepted: ['CREDIT_CARD', 'TRAVEL_ACCOUNT'],
    distance: { value: Math.max(1, Math.round(trip.km)), unit: 'KM' },
  }
}

function writeStop({ spot, minutes, number }: Trip['stops'][number]) {
  return { duration: writeDuration(minutes), sequenceNumber: number, location: spot.shown }
}

/** Base, tax and fees add up to the amount in every currency. */
function quotationIn(currency: string, { base, airportFee, taxRate }: Fare, isEstimated: boolean) {
  const money = (minor: number) => ({ monetaryAmount: formatMinor(minor, currency) })
  const ride = fromEuros(base, currency)
  const fee = fromEuros(airportFee, currency)
  const tax = Math.round((ride * taxRate) / 100)
  return {
    ...money(ride + fee + tax),
    currencyCode: currency,
    isEstimated,
    base: money(ride),
    taxes: tax > 0 ? [{ ...money(tax), natureCode: 'VAT', rate: String(taxRate) }] : [],
    fees: fee > 0 ? [{ ...money(fee), indicator: 'AIRPORT' }] : [],
    totalTaxes: money(tax),
    totalFees: money(fee),
  }
}

/** Extras of companies, by company and currency. */
const extras = new Map<string, ReturnType<typeof writeExtras>>()

function extrasOf(company: string, currency: string) {
  const key = `${company} ${currency}`
  const known = extras.get(key) ?? writeExtras(company, currency)
  extras.set(key, known)
  return known
}

function writeExtras(company: string, currency: string) {
  const extra = (code: string, description: string, euros: number) => {
    const quotation = { monetaryAmount: formatMinor(fromEuros(euros, currency), currency), currencyCode: currency }
    const terms = { isBookable: true, taxIncluded: true, includedInTotal: false }
    return { code, itemId: `${code}-${company}`, description, quotation, ...terms }
  }
  return {
    extraServices: [extra('EWT', 'Half an hour of waiting', 12), extra('MAG', 'Met at arrivals with a sign', 9)],
    equipment: [extra('CST', 'Child seat', 8), extra('BBS', 'Baby seat', 8)],
  }
}

function rule(feeValue: string, metricMin: string, metricMax: string, ruleDescription: string) {
  return { ruleDescription, feeType: 'PERCENTAGE', feeValue, metricType: 'HOURS', metricMin, metricMax }
}
