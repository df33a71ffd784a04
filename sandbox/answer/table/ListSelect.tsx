import type { ListChoice } from './lists.ts'

interface ListSelectProps {
  readonly lists: readonly ListChoice[]
  readonly list: ListChoice
  readonly onList: (list: ListChoice) => void
}

/** Selects the list shown; renders nothing when there is only one. */
export function ListSelect({ lists, list, onList }: ListSelectProps) {
  if (lists.length < 2) return null
  return (
    <label>
      List{' '}
      <select
        value={list.name}
        onChange={({ target }) => onList(lists.find(({ name }) => name === target.value) ?? list)}
      >
        {lists.map(({ name, title, rows }) => (
          <option key={name} value={name}>
            {name === '' ? title : `${title} (${rows})`}
          </option>
        ))}
      </select>
    </label>
  )
}
