import type { Chance } from '../../kit/chance.ts'
import type { Point } from '../../worlds/travel/geo.ts'

/** A named waypoint. */
export interface Fix extends Point {
  readonly name: string
  readonly type: string
}

const CONSONANTS = [...'BDFGKLMNPRSTVZ']
const VOWELS = [...'AEIOU']
/** Spacing of the shared grid of fixes, in degrees. */
const GRID = 0.5

/** The fix nearest to a point. Routes through the same area share it. */
export function fixNear(chance: Chance, { latitude, longitude }: Point): Fix {
  const row = Math.round(latitude / GRID)
  const column = Math.round(longitude / GRID)
  const cell = `fix ${row} ${column}`
  // Offset from the cell's corner, to hide the grid.
  const shift = (of: string) => (chance.unit(`${cell} ${of}`) - 0.5) * GRID * 0.6
  return {
    name: nameOf(chance, cell),
    type: chance.unit(`${cell} kind`) < 0.15 ? 'Reporting Point' : 'Waypoint',
    latitude: rounded(row * GRID + shift('latitude')),
    longitude: rounded(wrapped(column * GRID + shift('longitude'))),
  }
}

/** Five pronounceable letters. */
function nameOf(chance: Chance, cell: string): string {
  const letter = (index: number, letters: readonly string[]) => chance.pick(`${cell} ${index}`, letters)
  const vowelFirst = chance.unit(`${cell} first`) < 0.3
  return Array.from({ length: 5 }, (_, index) =>
    letter(index, (index % 2 === 0) === vowelFirst ? VOWELS : CONSONANTS),
  ).join('')
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}
