import { lazy, type ReactNode, Suspense } from 'react'
import { Mishap } from './components/Mishap.tsx'
import { Loading } from './components/Notice.tsx'
import { ColoursSelect } from './help/ColoursSelect.tsx'
import { HelpButton } from './help/HelpButton.tsx'
import { QueryView } from './QueryView.tsx'
import { useView, type View } from './state/view.ts'
import { WalletButton } from './wallet/WalletButton.tsx'

const RestView = lazy(() => import('./rest/RestView.tsx').then(({ RestView }) => ({ default: RestView })))
const MapView = lazy(() => import('./map/MapView.tsx').then(({ MapView }) => ({ default: MapView })))
const SpendView = lazy(() => import('./spend/SpendView.tsx').then(({ SpendView }) => ({ default: SpendView })))

const TITLES: Readonly<Record<View, string>> = {
  query: 'Query',
  rest: 'REST paths',
  map: 'Map',
  spend: 'Spend',
}

const CONTENT: Readonly<Record<View, () => ReactNode>> = {
  query: () => <QueryView />,
  rest: () => <RestView />,
  map: () => <MapView />,
  spend: () => <SpendView />,
}

/** The whole page. */
export function App() {
  const { view, show } = useView()
  return (
    <>
      <header className="top">
        <h1>
          <a href="./">Tollgraph</a> sandbox
        </h1>
        <nav aria-label="Views">
          {Object.entries(TITLES).map(([name, title]) => (
            <button
              key={name}
              type="button"
              className="plain"
              aria-current={view === name ? 'page' : undefined}
              onClick={() => show(name as View)}
            >
              {title}
            </button>
          ))}
        </nav>
        <HelpButton />
        <ColoursSelect />
        <WalletButton />
      </header>
      <main className="view">
        <Mishap key={view} what={TITLES[view]}>
          <Suspense fallback={<Loading what="this view" />}>{CONTENT[view]()}</Suspense>
        </Mishap>
      </main>
    </>
  )
}
