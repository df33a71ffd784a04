import type { FieldFacts } from '../../api/catalogue.ts'
import { FieldBadges } from '../../components/Badges.tsx'
import { Prose } from '../Prose.tsx'
import { openInSchema } from '../useExplore.ts'
import { TypeLink } from './TypeLink.tsx'
import { type FieldView, firstParagraph } from './types.ts'
import type { Ticks } from './useTicks.ts'

interface FieldItemProps {
  readonly owner: string
  readonly field: FieldView
  readonly facts: FieldFacts | undefined
  /** The selection of the query that the field can be added to; null without one. */
  readonly ticks: Ticks | null
}

/** One field in the list of its type. */
export function FieldItem({ owner, field, facts, ticks }: FieldItemProps) {
  const { name, args, type, description } = field
  return (
    <>
      <p className="field-head">
        {ticks ? (
          <input
            type="checkbox"
            className="field-tick"
            aria-label={`Select ${name}`}
            checked={ticks.selected.has(name)}
            onChange={() => ticks.toggle(field)}
          />
        ) : null}
        <button type="button" className="link field-name" onClick={() => openInSchema(`${owner}.${name}`)}>
          {name}
        </button>
        {args.length > 0 ? <span className="quiet">(…)</span> : null}
        <span className="quiet">: </span>
        <TypeLink type={type} /> <FieldBadges facts={facts} />
      </p>
      {description ? (
        <p className="quiet field-text">
          <Prose text={firstParagraph(description)} />
        </p>
      ) : null}
    </>
  )
}
