import { useState } from 'react'
import type { CatalogueDocument } from '../api/catalogue.ts'
import { Empty } from '../components/Notice.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { Trouble } from '../pay/trouble.ts'
import type { Snippet } from './code/facts.ts'
import { SnippetView } from './code/SnippetView.tsx'
import { snippetsOf } from './code/snippets.ts'
import { useCodeFacts } from './code/useCodeFacts.ts'
import { RestFits } from './rest/RestFits.tsx'

/** The request as code, in every supported form. */
export function CodeTabs({ catalogue }: { readonly catalogue: CatalogueDocument }) {
  const [chosen, choose] = useState<Snippet['name'] | 'rest'>('fetch')
  const facts = useCodeFacts(catalogue)
  if (facts instanceof Trouble) return <Empty title={facts.message}>{facts.detail}</Empty>
  const snippets = snippetsOf(facts).map((snippet) => ({
    name: snippet.name,
    title: snippet.title,
    content: () => <SnippetView snippet={snippet} />,
  }))
  const rest = { name: 'rest' as const, title: 'REST', content: () => <RestFits catalogue={catalogue} facts={facts} /> }
  return (
    <div className="code-view">
      <Tabs label="Code for" tabs={[...snippets, rest]} chosen={chosen} onChoose={choose} />
    </div>
  )
}
