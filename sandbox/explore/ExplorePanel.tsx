import { lazy, Suspense } from 'react'
import { Mishap } from '../components/Mishap.tsx'
import { Loading } from '../components/Notice.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { SavedPanel } from '../take/SavedPanel.tsx'
import { ExampleList } from './ExampleList.tsx'
import { useExplore } from './useExplore.ts'

const SchemaBrowser = lazy(() =>
  import('./schema/SchemaBrowser.tsx').then(({ SchemaBrowser }) => ({ default: SchemaBrowser })),
)
const SearchView = lazy(() => import('./search/SearchView.tsx').then(({ SearchView }) => ({ default: SearchView })))

/** Examples, the schema, and earlier requests. */
export function ExplorePanel() {
  const { tab, text, choose, search } = useExplore()
  return (
    <>
      <h2 className="visually-hidden">Explore the graph</h2>
      <search className="explore-search">
        <label className="visually-hidden" htmlFor="explore-search">
          Search types, fields and paths
        </label>
        <input
          id="explore-search"
          type="search"
          placeholder="Search types, fields and paths"
          value={text}
          onChange={({ target }) => search(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && search('')}
        />
      </search>
      <Suspense fallback={<Loading what="this list" />}>
        {text.trim() === '' ? (
          <Tabs
            label="Explore"
            chosen={tab}
            onChoose={choose}
            tabs={[
              { name: 'examples', title: 'Examples', content: () => <ExampleList /> },
              { name: 'schema', title: 'Schema', content: () => <SchemaBrowser /> },
              { name: 'saved', title: 'Saved', content: () => <SavedPanel /> },
            ]}
          />
        ) : (
          <Mishap key="search" what="The search">
            <SearchView text={text} />
          </Mishap>
        )}
      </Suspense>
    </>
  )
}
