/** A kind of room that a hotel sells. */
export interface Room {
  /** Three characters: size, beds, bed type. */
  readonly type: string
  readonly category: string
  readonly beds: number
  readonly bedType: 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING'
  /** Maximum adults. */
  readonly sleeps: number
  /** Price relative to the hotel's cheapest room. */
  readonly factor: number
  /** Share of the hotel's rooms of this kind. */
  readonly share: number
  readonly description: string
  /** Minimum stars of a hotel that has it. */
  readonly fromStars: number
}

const TABLE = `
A1S|STANDARD_ROOM|1|SINGLE|1|0.82|0.15|Single room, 12 sqm, courtyard view|1
A1D|STANDARD_ROOM|1|DOUBLE|2|1|0.35|Double room, 18 sqm, free wireless internet|1
A2T|STANDARD_ROOM|2|SINGLE|2|1|0.2|Twin room, 18 sqm, desk, free wireless internet|1
B1Q|SUPERIOR_ROOM|1|QUEEN|2|1.22|0.2|Superior queen room, 22 sqm, city view|3
C2Q|FAMILY_ROOM|2|QUEEN|4|1.48|0.1|Family room, 30 sqm, two queen beds, kids welcome|2
D1K|DELUXE_ROOM|1|KING|3|1.55|0.12|Deluxe king room, 32 sqm, high floor, rain shower|4
E1K|EXECUTIVE_ROOM|1|KING|2|1.8|0.06|Executive king room, 34 sqm, lounge access|4
S1K|SUITE|1|KING|4|2.6|0.04|Suite with separate living room, 55 sqm|4
P2K|PRESIDENTIAL_SUITE|2|KING|6|6.2|0.01|Presidential suite, two bedrooms, 120 sqm, terrace|5
`

export const ROOMS: readonly Room[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [type = '', category = '', beds, bedType, sleeps, factor, share, description = '', fromStars] =
      line.split('|')
    return {
      type,
      category,
      beds: Number(beds),
      bedType: bedType as Room['bedType'],
      sleeps: Number(sleeps),
      factor: Number(factor),
      share: Number(share),
      description,
      fromStars: Number(fromStars),
    }
  })
