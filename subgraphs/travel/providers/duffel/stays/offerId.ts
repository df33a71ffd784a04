/** A rate on offer, at the price that the caller saw. */
export interface OfferedRate {
  /** The company's id of the rate. */
  readonly rateId: string
  readonly total: string
  /** ISO 4217. */
  readonly currency: string
}

/** Base 32 of RFC 4648: ids of offers have capital letters and digits alone in our contract. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS = 5
const PREFIX = 'rat_'
const CONTENT = /^([0-9A-Za-z]{1,30})\/(\d{1,12}(?:\.\d{1,4})?)([A-Z]{3})$/

/** The id of an offer: it has the rate and its price in it, so that a price that has changed is noticed. */
export function writeOfferId({ rateId, total, currency }: OfferedRate): string {
  const bits = [...Buffer.from(`${rateId.slice(PREFIX.length)}/${total}${currency}`, 'latin1')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, 'g')) ?? []
  return groups.map((group) => DIGITS[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('')
}

/** The rate of an offer's id; null for an id of another origin. */
export function readOfferId(id: string): OfferedRate | null {
  const bits = [...id].map((digit) => DIGITS.indexOf(digit))
  if (bits.includes(-1)) return null
  const text = bits.map((value) => value.toString(2).padStart(BITS, '0')).join('')
  const bytes = (text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const match = CONTENT.exec(Buffer.from(bytes).toString('latin1'))
  if (!match) return null
  const [, rate = '', total = '', currency = ''] = match
  return { rateId: PREFIX + rate, total, currency }
}
