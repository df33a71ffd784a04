import { useEffect, useRef } from 'react'
import { Empty, Loading, TroubleNotice } from '../../components/Notice.tsx'
import { SteadyButton } from '../../components/SteadyButton.tsx'
import { useLoaded } from '../../state/useLoaded.ts'
import { useView } from '../../state/view.ts'
import { type Graph, loadGraph } from '../graph.ts'
import { goBack, openInSchema, useExplore } from '../useExplore.ts'
import { FieldPage } from './FieldPage.tsx'
import { ServicePage } from './ServicePage.tsx'
import { StartPage } from './StartPage.tsx'
import { TypePage } from './TypePage.tsx'
import { fieldsOf } from './types.ts'
import { useTypeAtCursor } from './useTicks.ts'

/** The schema browser: services, types, fields. */
export function SchemaBrowser() {
  const coordinate = useView(({ coordinate }) => coordinate)
  const loaded = useLoaded(loadGraph)
  if (loaded.state === 'loading') return <Loading what="the schema" />
  if (loaded.state === 'failed') return <TroubleNotice trouble={loaded.trouble} onAgain={loaded.again} />
  return <Place key={coordinate ?? ''} graph={loaded.value} coordinate={coordinate} />
}

interface PlaceProps {
  readonly graph: Graph
  /** Null for the start page. */
  readonly coordinate: string | null
}

function Place({ graph, coordinate }: PlaceProps) {
  const trail = useExplore(({ trail }) => trail)
  const typeAtCursor = useTypeAtCursor(graph)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After following a link the focus is on the body; keyboard and screen reader users continue at the new page.
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true })
    page.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="explore-page" ref={page} tabIndex={-1}>
      {coordinate === null && trail.length === 0 && !typeAtCursor ? null : (
        <nav className="schema-way" aria-label="Schema browser">
          <SteadyButton isDisabled={trail.length === 0} onClick={goBack}>
            Back
          </SteadyButton>
          {coordinate === null ? null : (
            <button type="button" className="plain" onClick={() => useView.setState({ coordinate: null })}>
              All of the graph
            </button>
          )}
          {typeAtCursor && typeAtCursor !== coordinate ? (
            <button type="button" className="plain" onClick={() => openInSchema(typeAtCursor)}>
              {typeAtCursor}, at the cursor
            </button>
          ) : null}
        </nav>
      )}
      <Page graph={graph} coordinate={coordinate} />
    </div>
  )
}

function Page({ graph, coordinate }: PlaceProps) {
  if (coordinate === null) return <StartPage graph={graph} />
  if (coordinate.startsWith('service:')) return <ServicePage graph={graph} service={coordinate.slice(8)} />
  const [typeName = '', fieldName] = coordinate.split('.')
  const type = graph.schema.getType(typeName)
  if (!type) return <Empty title={`There is no type ${typeName} in this graph.`} />
  if (fieldName === undefined) return <TypePage graph={graph} type={type} />
  const field = fieldsOf(type).find(({ name }) => name === fieldName)
  if (!field) return <Empty title={`${typeName} has no field ${fieldName}.`} />
  return <FieldPage graph={graph} owner={typeName} field={field} />
}
