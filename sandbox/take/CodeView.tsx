import { loadCatalogue } from '../api/catalogue.ts'
import { Loading, TroubleNotice } from '../components/Notice.tsx'
import { useLoaded } from '../state/useLoaded.ts'
import { CodeTabs } from './CodeTabs.tsx'

/** The editor's request as code, and as a documented path if one matches. */
export function CodeView() {
  const catalogue = useLoaded(loadCatalogue)
  if (catalogue.state === 'loading') return <Loading what="what the code needs" />
  if (catalogue.state === 'failed') return <TroubleNotice trouble={catalogue.trouble} onAgain={catalogue.again} />
  return <CodeTabs catalogue={catalogue.value} />
}
