import type { ListChoice } from '../table/lists.ts'
import type { Step } from '../table/steps.ts'

/** Maximum number of tiles. */
const MOST_TILES = 12

/** The lists that are shown side by side: those of the answer, without the parts of a merged list. */
export function tileLists(lists: readonly ListChoice[]): readonly ListChoice[] {
  const own = lists.filter(({ name }) => name !== '')
  return own.filter((list) => !own.some((other) => isPartOf(list, other))).slice(0, MOST_TILES)
}

/** Whether a list is one alias of a list that merges several. */
function isPartOf(list: ListChoice, merged: ListChoice): boolean {
  if (list === merged || list.steps.length !== merged.steps.length) return false
  return list.steps.every((step, index) => matches(step, merged.steps[index]))
}

function matches(step: Step, other: Step | undefined): boolean {
  if (!other) return false
  if ('each' in other && other.each === 'member') return true
  return JSON.stringify(step) === JSON.stringify(other)
}
