import { loadCatalogue } from '../api/catalogue.ts'
import { Loading, TroubleNotice } from '../components/Notice.tsx'
import { useLoaded } from '../state/useLoaded.ts'
import { CodeTabs } from './CodeTabs.tsx'
import './take.css'

/** The request on the desk as code, and as a documented path where one fits. */
export function CodeView() {
  const catalogue = useLoaded(loadCatalogue)
  if (catalogue.state === 'loading') return <Loading what="what the code needs" />
  if (catalogue.state === 'failed') return <TroubleNotice trouble={catalogue.trouble} onAgain={catalogue.again} />
  return <CodeTabs catalogue={catalogue.value} />
}
