import { isList, isRecord, type Json } from '../json.ts'
import { isPlain } from './lists.ts'
import type { Step } from './steps.ts'

/** The value of one cell; null is empty. */
export type Cell = string | number | boolean | null

/** One row: cells by column name, in the response's order. */
export type Row = ReadonlyMap<string, Cell>

/** Maximum columns of a row. */
const MOST_COLUMNS = 200

/** Plain values of a list that are joined in its cell; for longer lists the count is shown. */
const MOST_JOINED = 20

/** The rows at the steps, at most `bound`; `left` is the number of further rows. */
export function rowsOf(root: Json, steps: readonly Step[], bound: number): { rows: readonly Row[]; left: number } {
  const rows: Row[] = []
  let left = 0
  go(root, 0, '', new Map(), false)
  return { rows, left }

  function go(value: Json, index: number, name: string, told: Row, isInside: boolean): void {
    const step = steps[index]
    if (!step) {
      if (rows.length >= bound) left += 1
      else rows.push(merge(told, cellsOf(value, name)))
      return
    }
    if ('key' in step) {
      if (!isRecord(value)) return
      // Values beside an inner list are repeated in each row of that list.
      const beside = isInside ? merge(told, cellsOf(without(value, step.key), name)) : told
      go(value[step.key] ?? null, index + 1, isInside ? joined(name, step.key) : name, beside, isInside)
      return
    }
    if (step.each === 'item') {
      if (isList(value)) for (const item of value) go(item, index + 1, name, told, true)
      return
    }
    if (!isRecord(value)) return
    for (const [key, member] of Object.entries(value)) {
      go(member, index + 1, name, merge(told, new Map([[joined(name, 'key'), key]])), true)
    }
  }
}

/** A value as cells: members of objects under dotted names, short lists of plain values joined, the count of other lists. */
function cellsOf(value: Json, name: string): Row {
  const cells = new Map<string, Cell>()
  fill(value, name)
  return cells

  function fill(value: Json, name: string): void {
    if (cells.size >= MOST_COLUMNS) return
    if (isRecord(value)) {
      for (const [key, member] of Object.entries(value)) fill(member, joined(name, key))
    } else if (isList(value)) {
      fillList(value, name)
    } else {
      cells.set(name || 'value', value)
    }
  }

  function fillList(list: readonly Json[], name: string): void {
    const isShort = list.length <= MOST_JOINED && list.every(isPlain)
    // A row that is a list, such as a time and a number, has a column per index.
    if (name === '' && isShort) for (const [place, item] of list.entries()) fill(item, `[${place}]`)
    else if (isShort) cells.set(name, list.map((item) => String(item ?? '')).join(', '))
    else cells.set(`${name} (count)`, list.length)
  }
}

function joined(name: string, key: string): string {
  return name ? `${name}.${key}` : key
}

function without(record: { readonly [key: string]: Json }, key: string): Json {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

function merge(outer: Row, inner: Row): Row {
  return outer.size === 0 ? inner : new Map([...outer, ...inner])
}
