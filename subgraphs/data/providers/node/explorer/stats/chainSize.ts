import type { DayRow } from '../../index/rows.ts'
import { listed, Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { reachOf } from '../place.ts'
import { daysIn, orderIn } from '../query.ts'

/** A date before every chain. */
const DAWN = '1970-01-01'

/**
 * `chainsize`: total bytes of all blocks up to the end of each day. Storage for old states is not observable, so
 * `archive` is always empty, and so is a chain that is not indexed from its first block.
 */
export const chainSize: Action = async (query, explorer) => {
  const { first, last } = daysIn(query)
  const order = orderIn(query)
  const clientType = query.clienttype
  if (clientType !== 'geth' && clientType !== 'parity') throw new Refusal('Error! Invalid clienttype')
  const syncMode = query.syncmode
  if (syncMode !== 'default' && syncMode !== 'archive') throw new Refusal('Error! Invalid syncmode')
  const { start } = await reachOf(explorer)
  if (syncMode === 'archive' || start > 0n) return listed([], 'records')
  const sizes = sumUp(await explorer.index.days(DAWN, dayText(last), 'asc')).filter(({ at }) => at >= first)
  const rows = sizes.map(({ at, lastBlock, size }) => ({
    blockNumber: String(lastBlock),
    chainTimeStamp: dayText(at),
    chainSize: String(size),
    clientType: clientType === 'geth' ? 'Geth' : 'Parity',
    syncMode: 'Default',
  }))
  return listed(order === 'asc' ? rows : rows.reverse(), 'records')
}

/** Running totals from the first block to the end of each day. */
function sumUp(days: readonly DayRow[]): { at: number; lastBlock: number; size: bigint }[] {
  let blocks = 0
  let size = 0n
  return days.map((day) => {
    blocks += day.blocks
    size += day.size
    return { at: Date.parse(`${day.day}T00:00:00Z`), lastBlock: blocks - 1, size }
  })
}

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)
