import { lazy, Suspense, useEffect, useState } from 'react'
import { RunBar } from '../bill/RunBar.tsx'
import { PlainEditor } from './PlainEditor.tsx'

const GraphEditor = lazy(() => import('./GraphEditor.tsx').then(({ GraphEditor }) => ({ default: GraphEditor })))

/** The query and its variables, their price, and the run button. */
export function EditorPanel() {
  const isReady = useAfterFirstView()
  return (
    <>
      <div className="editors">
        {isReady ? (
          <Suspense fallback={<PlainEditor />}>
            <GraphEditor />
          </Suspense>
        ) : (
          <PlainEditor />
        )}
      </div>
      <RunBar />
    </>
  )
}

/** False until the page is shown and the browser is idle: the editor is larger than the rest of the page. */
function useAfterFirstView(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const start = () => setReady(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(start, { timeout: 1_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isReady
}
