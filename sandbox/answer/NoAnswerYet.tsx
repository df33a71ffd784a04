import { useState } from 'react'
import { Tabs } from '../components/Tabs.tsx'
import { CodeView } from '../take/CodeView.tsx'

const TABS = [
  {
    name: 'answer',
    title: 'Answer',
    content: () => (
      <div className="notice">
        <p>The answer appears here: as JSON, as a table, and as a chart or pictures where it has the shape.</p>
        <p className="quiet">
          What a query costs stands beneath it while you write. Nothing is paid before you press the button.
        </p>
      </div>
    ),
  },
  { name: 'code', title: 'Code', content: () => <CodeView /> },
] as const

/** Shown before the first response: an introduction, and the code of the request, which is available already. */
export function NoAnswerYet() {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('answer')
  return <Tabs label="Answer and code" tabs={TABS} chosen={tab} onChoose={setTab} />
}
