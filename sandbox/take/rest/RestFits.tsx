import type { CatalogueDocument } from '../../api/catalogue.ts'
import { endpointKey } from '../../api/endpointKey.ts'
import { Empty, Loading } from '../../components/Notice.tsx'
import type { CodeFacts } from '../code/facts.ts'
import { RestFitItem } from './RestFitItem.tsx'
import { usePaths } from './usePaths.ts'

interface RestFitsProps {
  readonly catalogue: CatalogueDocument
  readonly facts: CodeFacts
}

/** The documented paths equivalent to the query. */
export function RestFits({ catalogue, facts }: RestFitsProps) {
  const paths = usePaths(catalogue, facts)
  if (!paths) return <Loading what="the documented paths" />
  if (paths.length === 0) {
    return (
      <Empty title="No documented path answers this query.">
        A path asks one question of one service. Ask for less, or keep the graph.
      </Empty>
    )
  }
  return (
    <div className="snippet">
      {paths.map((path) => (
        <RestFitItem key={endpointKey(path.endpoint)} path={path} />
      ))}
    </div>
  )
}
