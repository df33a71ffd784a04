import { useMemo } from 'react'
import { Empty } from '../../components/Notice.tsx'
import type { Json } from '../json.ts'
import { save } from '../save.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { csvOf } from './csv.ts'
import { DataTable } from './DataTable.tsx'
import { FactTable } from './FactTable.tsx'
import { ListSelect } from './ListSelect.tsx'
import type { ListChoice } from './lists.ts'
import { tableOf } from './table.ts'
import { useShownColumns } from './useShownColumns.ts'

interface TableViewProps {
  readonly content: Json
  readonly lists: readonly ListChoice[]
  readonly list: ListChoice
  readonly onList: (list: ListChoice) => void
}

/** A list of the response as a sortable, exportable table. */
export function TableView({ content, lists, list, onList }: TableViewProps) {
  const table = useMemo(() => tableOf(content, list), [content, list])
  const { shown, toggle } = useShownColumns(table.columns)
  const caption = list.name === '' ? list.title : `Items of ${list.title}`
  const isEmpty = table.rows.length === 0 || table.columns.length === 0
  return (
    <div className="table-view">
      <div className="answer-tools">
        <ListSelect lists={lists} list={list} onList={onList} />
        {isEmpty ? null : (
          <button type="button" onClick={() => save(csvOf(table), 'answer.csv', 'text/csv;charset=utf-8')}>
            Download CSV
          </button>
        )}
        {table.columns.length > 4 ? <ColumnChoice columns={table.columns} shown={shown} onToggle={toggle} /> : null}
      </div>
      {table.left > 0 ? (
        <p className="answer-hint">
          The table and the CSV hold the first {table.rows.length} items; {table.left} more are in the JSON.
        </p>
      ) : null}
      {isEmpty ? <Empty title="This list has no items." /> : null}
      {!isEmpty && table.rows.length === 1 ? <FactTable table={table} shown={shown} caption={caption} /> : null}
      {!isEmpty && table.rows.length > 1 ? (
        <DataTable key={list.name} table={table} shown={shown} caption={caption} />
      ) : null}
    </div>
  )
}
