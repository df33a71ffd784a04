import { useState } from 'react'
import type { CatalogueDocument } from '../../api/catalogue.ts'
import { Loading, TroubleNotice } from '../../components/Notice.tsx'
import { type Trouble, troubleOf } from '../../pay/trouble.ts'
import { useWallet } from '../../state/wallet.ts'
import { PathLink } from '../PathLink.tsx'
import { searchByMeaning } from './meaning.ts'
import type { Meant } from './ours.ts'

interface MeaningSearchProps {
  readonly text: string
  readonly catalogue: CatalogueDocument
}

type State =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'found'; readonly paths: readonly Meant[] }
  | { readonly state: 'failed'; readonly trouble: Trouble }

/** Semantic search of paths through the gateway. */
export function MeaningSearch({ text, catalogue }: MeaningSearchProps) {
  const openWallet = useWallet(({ open }) => open)
  const [now, setNow] = useState<State>({ state: 'idle' })
  const ask = async () => {
    setNow({ state: 'asking' })
    try {
      setNow({ state: 'found', paths: await searchByMeaning(text.trim(), catalogue) })
    } catch (error) {
      setNow({ state: 'failed', trouble: troubleOf(error) })
    }
  }
  switch (now.state) {
    case 'idle':
      return (
        <p className="meaning-offer">
          <button type="button" onClick={() => void ask()}>
            Search by meaning
          </button>{' '}
          <span className="quiet">Free; your wallet signs who asks.</span>
        </p>
      )
    case 'asking':
      return <Loading what="what it means" />
    case 'failed':
      return (
        <TroubleNotice trouble={now.trouble} onAgain={() => void ask()}>
          {now.trouble.kind === 'wallet' ? (
            <button type="button" onClick={openWallet}>
              Connect a wallet
            </button>
          ) : null}
        </TroubleNotice>
      )
    case 'found':
      return <MeantPaths paths={now.paths} />
  }
}

function MeantPaths({ paths }: { readonly paths: readonly Meant[] }) {
  return (
    <section className="explore-section meaning" aria-label="By meaning">
      <h3>By meaning</h3>
      {paths.length === 0 ? <p className="quiet">No path is about this.</p> : null}
      <ul className="explore-list">
        {paths.map((found) => (
          <li key={`${found.origin.url} ${found.method} ${found.path}`}>
            {found.endpoint ? <PathLink endpoint={found.endpoint} /> : <Elsewhere found={found} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A path of another company: shown, but not linked. */
function Elsewhere({ found }: { readonly found: Meant }) {
  return (
    <>
      <code>
        {found.method} {found.path}
      </code>{' '}
      {found.price ? <span className="badge badge-price">{found.price}</span> : null}
      <p className="quiet">{found.summary}</p>
      <p className="quiet">
        {found.origin.title}, {found.origin.url}
      </p>
    </>
  )
}
