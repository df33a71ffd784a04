import type { Json } from '../json.ts'
import type { ListChoice } from '../table/lists.ts'
import { tableOf } from '../table/table.ts'
import { chartsOf } from './charts.ts'

/** Rows that are looked at: enough to see the shape of a list. */
const LOOKED_AT = 200

/** The lists that can be drawn, in their order. */
export function drawableLists(content: Json, lists: readonly ListChoice[]): readonly ListChoice[] {
  return lists.filter((list) => chartsOf(tableOf(content, list, LOOKED_AT)).length > 0)
}
