import { useCallback } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Loading, TroubleNotice } from '../../components/Notice.tsx'
import { useLoaded } from '../../state/useLoaded.ts'
import { loadDevnetTransaction } from './devnetTransaction.ts'

interface DevnetTransactionProps {
  readonly hash: string
  readonly onClose: () => void
}

/** Details of a devnet transaction, for which there is no explorer. */
export function DevnetTransaction({ hash, onClose }: DevnetTransactionProps) {
  const load = useCallback(() => loadDevnetTransaction(hash), [hash])
  const loaded = useLoaded(load)
  return (
    <Dialog title="Transaction on the devnet" onClose={onClose}>
      {loaded.state === 'loading' ? <Loading what="the transaction" /> : null}
      {loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} onAgain={loaded.again} /> : null}
      {loaded.state === 'ready' ? (
        <dl className="facts">
          <dt>Hash</dt>
          <dd>
            <code>{loaded.value.hash}</code>
          </dd>
          <dt>Came to</dt>
          <dd>
            {loaded.value.status === 'success' ? '✓ success' : '✕ reverted'}, in block {loaded.value.blockNumber}
          </dd>
          {loaded.value.transfers.map(({ from, to, usd }) => (
            <div key={`${from} ${to} ${usd}`}>
              <dt>{usd} USDC</dt>
              <dd>
                from <code>{from}</code> to <code>{to}</code>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Dialog>
  )
}
