import { useState } from 'react'
import { loadCatalogue } from '../../api/catalogue.ts'
import { useLoaded } from '../../state/useLoaded.ts'
import { DevnetTransaction } from './DevnetTransaction.tsx'

interface TransactionLinkProps {
  readonly hash: string
  /** Its purpose: `Payment`. */
  readonly title: string
}

/** A transaction: a link to the network's explorer, or details on the page for the devnet, which has none. */
export function TransactionLink({ hash, title }: TransactionLinkProps) {
  const catalogue = useLoaded(loadCatalogue)
  const [isShown, setShown] = useState(false)
  const short = `${hash.slice(0, 10)}…${hash.slice(-6)}`
  if (catalogue.state !== 'ready') return <code>{hash}</code>
  const { explorerUrl } = catalogue.value.network
  if (explorerUrl) {
    return (
      <a href={`${explorerUrl}/tx/${hash}`} target="_blank" rel="noreferrer" title={hash}>
        {title} {short}
      </a>
    )
  }
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        {title} <code>{short}</code>
      </button>
      {isShown ? <DevnetTransaction hash={hash} onClose={() => setShown(false)} /> : null}
    </>
  )
}
