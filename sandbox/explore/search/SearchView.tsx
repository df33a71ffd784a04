import { useDeferredValue, useMemo } from 'react'
import type { CatalogueDocument } from '../../api/catalogue.ts'
import { FieldBadges, PriceBadge } from '../../components/Badges.tsx'
import { Loading, TroubleNotice } from '../../components/Notice.tsx'
import { useLoaded } from '../../state/useLoaded.ts'
import { useView } from '../../state/view.ts'
import { type Graph, loadGraph } from '../graph.ts'
import { Prose } from '../Prose.tsx'
import { openInSchema } from '../useExplore.ts'
import { find, MOST_HITS } from './find.ts'
import { MeaningSearch } from './MeaningSearch.tsx'
import { type Entry, searchIndex } from './searchIndex.ts'

/** Search results: text matches at once, semantic search on demand. */
export function SearchView({ text }: { readonly text: string }) {
  const loaded = useLoaded(loadGraph)
  if (loaded.state === 'loading') return <Loading what="the schema" />
  if (loaded.state === 'failed') return <TroubleNotice trouble={loaded.trouble} onAgain={loaded.again} />
  return <Results text={text} graph={loaded.value} />
}

function Results({ text, graph }: { readonly text: string; readonly graph: Graph }) {
  const wanted = useDeferredValue(text)
  const index = useMemo(() => searchIndex(graph), [graph])
  const entries = useMemo(() => find(index, wanted), [index, wanted])
  return (
    <div className="explore-page">
      <p className="quiet" role="status">
        {entries.length === 0
          ? 'No type, field or path has these words. The search by meaning may know more.'
          : `${entries.length === MOST_HITS ? `The best ${MOST_HITS}` : entries.length} by words`}
      </p>
      <MeaningSearch key={wanted} text={wanted} catalogue={graph.catalogue} />
      <ul className="explore-list">
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.title}`}>
            <Hit entry={entry} fields={graph.catalogue.fields} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface HitProps {
  readonly entry: Entry
  readonly fields: CatalogueDocument['fields']
}

function Hit({ entry, fields }: HitProps) {
  const openEndpoint = useView(({ openEndpoint }) => openEndpoint)
  const open = () => (entry.kind === 'path' ? openEndpoint(entry.target) : openInSchema(entry.target))
  return (
    <>
      <p className="field-head">
        <button type="button" className="link field-name" onClick={open}>
          {entry.title}
        </button>{' '}
        <span className="quiet hit-kind">{entry.kind}</span>{' '}
        {entry.kind === 'field' ? <FieldBadges facts={fields[entry.target]} /> : null}
        {entry.price ? <PriceBadge price={entry.price} /> : null}
      </p>
      {entry.text ? (
        <p className="quiet hit-text">
          <Prose text={entry.text} />
        </p>
      ) : null}
    </>
  )
}
