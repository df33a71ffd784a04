import { type ReactNode, useId, useState } from 'react'

/** Lists up to this length have no filter; longer ones are shown in steps of this many. */
const SHORT = 12
const PART = 40

interface FilteredListProps<Item> {
  /** Plural of the items: `fields`. */
  readonly what: string
  readonly items: readonly Item[]
  /** The text that the filter searches; also the item's key. */
  readonly textOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
}

/** A list with a filter when it is long; a very long one is shown in steps. */
export function FilteredList<Item>({ what, items, textOf, children }: FilteredListProps<Item>) {
  const id = useId()
  const [filter, setFilter] = useState('')
  const [most, setMost] = useState(PART)
  const wanted = filter.trim().toLowerCase()
  const matching = wanted ? items.filter((item) => textOf(item).toLowerCase().includes(wanted)) : items
  const rest = matching.length - most
  return (
    <>
      {items.length > SHORT ? (
        <div className="list-filter">
          <label htmlFor={id} className="visually-hidden">
            Filter the {what}
          </label>
          <input
            id={id}
            type="search"
            placeholder={`Filter ${items.length} ${what}`}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <span role="status" className="visually-hidden">
            {wanted ? `${matching.length} of ${items.length} ${what}` : ''}
          </span>
        </div>
      ) : null}
      {wanted && matching.length === 0 ? <p className="quiet">None of the {what} is called like that.</p> : null}
      <ul className="explore-list">
        {matching.slice(0, most).map((item) => (
          <li key={textOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {rest > 0 ? (
        <button type="button" onClick={() => setMost(most + PART)}>
          Show {Math.min(rest, PART)} more of {rest}
        </button>
      ) : null}
    </>
  )
}
