import { endpointKey } from '../../api/endpointKey.ts'
import { FieldBadges } from '../../components/Badges.tsx'
import { FilteredList } from '../FilteredList.tsx'
import type { Graph } from '../graph.ts'
import { PathLink } from '../PathLink.tsx'
import { Prose } from '../Prose.tsx'
import { openInSchema } from '../useExplore.ts'
import { ArgumentItem } from './ArgumentItem.tsx'
import { PutButtons } from './PutButtons.tsx'
import { TypeLink } from './TypeLink.tsx'
import type { FieldView } from './types.ts'

interface FieldPageProps {
  readonly graph: Graph
  readonly owner: string
  readonly field: FieldView
}

/** One field: description, price, arguments, and the paths that use it. */
export function FieldPage({ graph, owner, field }: FieldPageProps) {
  const coordinate = `${owner}.${field.name}`
  const facts = graph.catalogue.fields[coordinate]
  const paths = graph.usedBy.get(coordinate) ?? []
  const operation = owner === 'Query' ? 'query' : owner === 'Mutation' ? 'mutation' : null
  return (
    <>
      <h2>{field.name}</h2>
      <p>
        <span className="quiet">A field of </span>
        <button type="button" className="link" onClick={() => openInSchema(owner)}>
          {owner}
        </button>
        <span className="quiet">, which gives </span>
        <TypeLink type={field.type} />
      </p>
      <p className="badge-row">
        <FieldBadges facts={facts} />
      </p>
      {facts?.price?.per ? (
        <p className="quiet">
          Below a list it is paid for each item that <code>{facts.price.per}</code> of the list allows.
        </p>
      ) : null}
      {field.description ? (
        <p className="prose">
          <Prose text={field.description} />
        </p>
      ) : null}
      {operation ? <PutButtons graph={graph} operation={operation} field={field} /> : null}
      {field.args.length > 0 ? (
        <section className="explore-section">
          <h3>Arguments</h3>
          <FilteredList what="arguments" items={field.args} textOf={({ name }) => name}>
            {(argument) => <ArgumentItem argument={argument} />}
          </FilteredList>
        </section>
      ) : null}
      {paths.length > 0 ? (
        <section className="explore-section">
          <h3>Used by these paths</h3>
          <FilteredList what="paths" items={paths} textOf={endpointKey}>
            {(endpoint) => <PathLink endpoint={endpoint} />}
          </FilteredList>
        </section>
      ) : null}
    </>
  )
}
