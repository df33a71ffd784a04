import type { GraphQLNamedType } from 'graphql'
import { ServiceBadge } from '../../components/Badges.tsx'
import { FilteredList } from '../FilteredList.tsx'
import type { Graph } from '../graph.ts'
import { Prose } from '../Prose.tsx'
import { openInSchema } from '../useExplore.ts'
import { FieldItem } from './FieldItem.tsx'
import { fieldsOf, firstParagraph, kindOf, valuesOf } from './types.ts'
import { useTicks } from './useTicks.ts'

interface TypePageProps {
  readonly graph: Graph
  readonly type: GraphQLNamedType
}

/** One type: description, fields or values, and its services. */
export function TypePage({ graph, type }: TypePageProps) {
  const { catalogue } = graph
  const ticks = useTicks(graph, type.name)
  const fields = fieldsOf(type)
  const values = valuesOf(type)
  const members = 'getTypes' in type ? type.getTypes() : []
  return (
    <>
      <h2>
        {type.name} <span className="quiet type-kind">{kindOf(type)}</span>
      </h2>
      <Owners graph={graph} type={type} />
      {type.description ? (
        <p className="prose">
          <Prose text={type.description} />
        </p>
      ) : null}
      {fields.length > 0 ? (
        <section className="explore-section">
          <h3>Fields</h3>
          {ticks ? (
            <p className="quiet" role="status">
              {ticks.trouble ?? (
                <>
                  Ticked fields are in <code>{ticks.path}</code> of your query.
                </>
              )}
            </p>
          ) : null}
          <FilteredList what="fields" items={fields} textOf={({ name }) => name}>
            {(field) => (
              <FieldItem
                owner={type.name}
                field={field}
                facts={catalogue.fields[`${type.name}.${field.name}`]}
                ticks={ticks}
              />
            )}
          </FilteredList>
        </section>
      ) : null}
      {values.length > 0 ? (
        <section className="explore-section">
          <h3>Values</h3>
          <FilteredList what="values" items={values} textOf={({ name }) => name}>
            {({ name, description }) => (
              <>
                <code>{name}</code>
                {description ? (
                  <p className="quiet field-text">
                    <Prose text={firstParagraph(description)} />
                  </p>
                ) : null}
              </>
            )}
          </FilteredList>
        </section>
      ) : null}
      {members.length > 0 ? (
        <section className="explore-section">
          <h3>One of</h3>
          <FilteredList what="types" items={members} textOf={({ name }) => name}>
            {({ name }) => (
              <button type="button" className="link" onClick={() => openInSchema(name)}>
                {name}
              </button>
            )}
          </FilteredList>
        </section>
      ) : null}
    </>
  )
}

/** The services of an entity, with the fields that each adds; for another type the services whose fields return it. */
function Owners({ graph: { catalogue, typesOf }, type }: TypePageProps) {
  const entity = catalogue.entities.find(({ type: name }) => name === type.name)
  if (!entity) {
    const owners = catalogue.services.filter(({ name }) => typesOf.get(name)?.has(type.name))
    return (
      <p className="badge-row">
        {owners.map(({ name }) => (
          <ServiceBadge key={name} service={name} />
        ))}
      </p>
    )
  }
  return (
    <div className="entity-note">
      <p>
        A joint of the graph: {entity.services.length} services know it by {entity.keys.join(' or ')}.
      </p>
      <ul>
        {entity.services.map((service) => (
          <li key={service}>
            <ServiceBadge service={service} />{' '}
            <span className="quiet">{entity.fields[service]?.join(', ') || 'finds it'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
