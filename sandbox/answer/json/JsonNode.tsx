import { useState } from 'react'
import { isList, type Json } from '../json.ts'
import { JsonPlain } from './JsonPlain.tsx'
import { membersOf, PAGE, placeOf, sizeOf } from './openAtFirst.ts'

interface JsonNodeProps {
  readonly value: Json
  /** Its key; null for the root and for list items. */
  readonly name: string | null
  readonly place: string
  /** Places that are open initially. */
  readonly openPlaces: ReadonlySet<string>
}

/** A value and its members, which are rendered only while it is open. */
export function JsonNode({ value, name, place, openPlaces }: JsonNodeProps) {
  const [isOpen, setOpen] = useState(() => openPlaces.has(place))
  const [count, setCount] = useState(PAGE)
  const size = sizeOf(value)
  const [start, end] = isList(value) ? ['[', ']'] : ['{', '}']
  if (typeof value !== 'object' || value === null) {
    return (
      <>
        <Key name={name} />
        <JsonPlain value={value} />
      </>
    )
  }
  if (size === 0) {
    return (
      <>
        <Key name={name} />
        {start}
        {end}
      </>
    )
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Key name={name} />
        {start}
        <span className="json-count">{isOpen ? '' : ` ${countOf(size, value)} ${end}`}</span>
      </summary>
      {isOpen ? (
        <>
          <ul>
            {membersOf(value, count).map(([key, member]) => (
              <li key={key}>
                <JsonNode
                  value={member}
                  name={typeof key === 'string' ? key : null}
                  place={placeOf(place, key)}
                  openPlaces={openPlaces}
                />
              </li>
            ))}
          </ul>
          {size > count ? (
            <button type="button" onClick={() => setCount(count + PAGE)}>
              Show {Math.min(PAGE, size - count)} more of {size}
            </button>
          ) : null}
          <div>{end}</div>
        </>
      ) : null}
    </details>
  )
}

function Key({ name }: { readonly name: string | null }) {
  return name === null ? null : <span className="json-key">{JSON.stringify(name)}: </span>
}

function countOf(size: number, value: Json): string {
  return `${size} ${isList(value) ? 'item' : 'member'}${size === 1 ? '' : 's'}`
}
