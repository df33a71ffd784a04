import { METHODS, type Method } from '../../support/faultsPayer.ts'
import type { FaultName } from './faults.ts'
import { MOMENT_NAMES, type MomentName } from './moments.ts'
import type { Cell } from './round.ts'

/** What a client may end up with: what it paid for, or its money. */
export type Expected = readonly ('served' | 'uncharged')[]

export type Row = FaultName | 'the process is killed'

/**
 * Where the work cannot go on, the payment is released. Everywhere else the client gets what it paid for, however late:
 * the work is done and its answer is kept before any money moves.
 */
const UNCHARGED: Partial<Record<Row, readonly MomentName[]>> = {
  'the process is killed': ['after reserve', 'during work'],
  'the database is cut off': ['during work'],
  'the database ends every connection': ['during work'],
  'the database falls silent': ['during work'],
  'the database only reads': ['during work'],
  'the disk of the database is full': ['during work'],
}

/** Reservations that shared a statement are tried one by one when it broke, and then it depends on when the database is back. */
const EITHER: Partial<Record<Row, readonly MomentName[]>> = {
  'the database is cut off': ['after reserve'],
  'the database ends every connection': ['after reserve'],
  'the database falls silent': ['after reserve'],
  'the database only reads': ['after reserve'],
  'the disk of the database is full': ['after reserve'],
}

/** What a client of a cell may end up with. */
export function expected(row: Row, { moment }: Cell): Expected {
  if (EITHER[row]?.includes(moment)) return ['served', 'uncharged']
  return [UNCHARGED[row]?.includes(moment) ? 'uncharged' : 'served']
}

const LIES: readonly Row[] = [
  'the facilitator makes a transaction up',
  'the facilitator names the transaction of another payment',
  'the facilitator settles, and says that it refused',
  'the facilitator settles, and says another amount',
]

/** Why a cell makes no sense; null when it does. */
export function senseless(row: Row, moment: MomentName, method: Method): string | null {
  if (moment === 'during refund' && method === 'upto')
    return 'under a ceiling only what was earned is taken, so nothing goes back'
  if (LIES.includes(row) && ['before reserve', 'after reserve', 'during work'].includes(moment))
    return 'nobody has asked the facilitator to settle, so there is nothing that it could lie about'
  return null
}

/** The cells of a row that make sense. */
export function cellsOf(row: Row): Cell[] {
  return allCells().filter(({ moment, method }) => senseless(row, moment, method) === null)
}

/** The others, with the reason. */
export function senselessOf(row: Row): (Cell & { readonly reason: string })[] {
  return allCells().flatMap((cell) => {
    const reason = senseless(row, cell.moment, cell.method)
    return reason ? [{ ...cell, reason }] : []
  })
}

function allCells(): Cell[] {
  return MOMENT_NAMES.flatMap((moment) => METHODS.map((method) => ({ moment, method })))
}
