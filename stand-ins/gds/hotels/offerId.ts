import type { Chance } from '../../kit/chance.ts'
import type { Directory } from './directory.ts'
import type { Stay } from './stay.ts'

// An offer's id encodes the stay itself, so that the same offer can be computed again. To clients it is an opaque text
// of capital letters and digits.

/** A stay with its time of offer. */
export interface IssuedStay {
  readonly stay: Stay
  /** Time of the offer, in milliseconds since 1970. */
  readonly issuedAt: number
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const CHECK_LENGTH = 6
const PATTERN = /^(.{8})(.{4})(.{2})(.)(.)(.{3})(.{3})(.{3})(.{6})$/

export function writeOfferId({ stay, issuedAt }: IssuedStay, chance: Chance): string {
  const { hotel, checkIn, nights, adults, rooms, room, plan, currency } = stay
  const minutes = Math.floor(issuedAt / 60_000)
  const text = `${hotel.id}${base36(checkIn, 4)}${base36(nights, 2)}${adults}${rooms}${room.type}${plan.rateCode}${currency}${base36(minutes, 6)}`
  const check = checkOf(text, chance)
  return check + shift(text, check, 1)
}

/** Decodes an id; null for an id of another origin, or one with unknown objects. */
export function readOfferId(id: string, directory: Directory, chance: Chance): IssuedStay | null {
  const check = id.slice(0, CHECK_LENGTH)
  const text = shift(id.slice(CHECK_LENGTH), check, -1)
  const match = PATTERN.exec(text)
  if (!match || checkOf(text, chance) !== check) return null
  const [, hotelId = '', checkIn = '', nights = '', adults, rooms, roomType, rateCode, currency = '', minutes = ''] =
    match
  const hotel = directory.byId(hotelId)
  const room = hotel?.rooms.find(({ type }) => type === roomType)
  const plan = hotel?.plans.find((one) => one.rateCode === rateCode)
  if (!hotel || !room || !plan) return null
  const wish = {
    checkIn: parseInt(checkIn, 36),
    nights: parseInt(nights, 36),
    adults: Number(adults),
    rooms: Number(rooms),
  }
  return { stay: { hotel, room, plan, currency, ...wish }, issuedAt: parseInt(minutes, 36) * 60_000 }
}

function base36(number: number, length: number): string {
  return number.toString(36).toUpperCase().padStart(length, '0')
}

function checkOf(text: string, chance: Chance): string {
  return base36(chance.bits(`offer ${text}`) % 36 ** CHECK_LENGTH, CHECK_LENGTH)
}

/** Shifts each character in the alphabet by steps derived from the check. */
function shift(text: string, check: string, direction: 1 | -1): string {
  let state = parseInt(check, 36) || 1
  let shifted = ''
  for (const character of text) {
    state = (state * 48_271) % 2_147_483_647
    const at = DIGITS.indexOf(character)
    shifted += DIGITS[(at + direction * (state % 36) + 36) % 36]
  }
  return shifted
}
