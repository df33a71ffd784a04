import type { Graph } from '../graph.ts'
import { openInSchema } from '../useExplore.ts'
import { fieldsOf, rootTypes } from './types.ts'

/** The browser's start page: the root types, and the services. */
export function StartPage({ graph }: { readonly graph: Graph }) {
  const { schema, catalogue } = graph
  return (
    <>
      <section className="explore-section">
        <h2>Everything that can be asked</h2>
        <ul className="explore-list">
          {rootTypes(schema).map((type) => (
            <li key={type.name}>
              <button type="button" className="link field-name" onClick={() => openInSchema(type.name)}>
                {type.name}
              </button>{' '}
              <span className="quiet">{fieldsOf(type).length} fields</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="explore-section">
        <h2>By service</h2>
        <ul className="explore-list">
          {catalogue.services.map(({ name, title, summary }) => (
            <li key={name}>
              <button type="button" className="link field-name" onClick={() => openInSchema(`service:${name}`)}>
                {title}
              </button>
              <p className="quiet field-text">{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="explore-section">
        <h2>Where services meet</h2>
        <ul className="explore-list">
          {catalogue.entities.map(({ type, services }) => (
            <li key={type}>
              <button type="button" className="link field-name" onClick={() => openInSchema(type)}>
                {type}
              </button>{' '}
              <span className="quiet">{services.join(', ')}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
