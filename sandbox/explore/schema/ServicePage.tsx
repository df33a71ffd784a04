import { FilteredList } from '../FilteredList.tsx'
import type { Graph } from '../graph.ts'
import { openInSchema } from '../useExplore.ts'
import { FieldItem } from './FieldItem.tsx'
import { fieldsOf, rootTypes } from './types.ts'

/** By root type. */
const HEADINGS: Readonly<Record<string, string>> = {
  Query: 'Queries',
  Mutation: 'Mutations',
  Subscription: 'Subscriptions',
}

interface ServicePageProps {
  readonly graph: Graph
  readonly service: string
}

/** One service's types and fields. */
export function ServicePage({ graph, service }: ServicePageProps) {
  const { schema, catalogue, typesOf } = graph
  const about = catalogue.services.find(({ name }) => name === service)
  const roots = rootTypes(schema).flatMap((type) => {
    const fields = fieldsOf(type).filter(({ name }) => catalogue.fields[`${type.name}.${name}`]?.service === service)
    return fields.length > 0 ? [{ type, fields, heading: HEADINGS[type.name] ?? type.name }] : []
  })
  const types = [...(typesOf.get(service) ?? [])].sort()
  return (
    <>
      <h2>{about?.title ?? service}</h2>
      <p>{about?.summary}</p>
      {roots.map(({ type, fields, heading }) => (
        <section key={type.name} className="explore-section">
          <h3>{heading}</h3>
          <FilteredList what={heading.toLowerCase()} items={fields} textOf={({ name }) => name}>
            {(field) => (
              <FieldItem
                owner={type.name}
                field={field}
                facts={catalogue.fields[`${type.name}.${field.name}`]}
                ticks={null}
              />
            )}
          </FilteredList>
        </section>
      ))}
      <section className="explore-section">
        <h3>Types</h3>
        <FilteredList what="types" items={types} textOf={(name) => name}>
          {(name) => (
            <button type="button" className="link" onClick={() => openInSchema(name)}>
              {name}
            </button>
          )}
        </FilteredList>
      </section>
    </>
  )
}
