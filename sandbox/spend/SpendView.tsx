import { Empty, Loading, TroubleNotice } from '../components/Notice.tsx'
import { useWallet } from '../state/wallet.ts'
import { SpendReport } from './SpendReport.tsx'
import { usePayments } from './usePayments.ts'

/** The wallet's spending here, by service and by day. */
export function SpendView() {
  const { wallet, sessionEnds, open } = useWallet()
  const isSignedIn = wallet !== null && sessionEnds !== null && sessionEnds.getTime() > Date.now()
  const { payments, isLoading, hasMore, trouble, more, again } = usePayments(wallet?.address ?? null, isSignedIn)
  return (
    <div className="spend">
      <h2>What you have spent</h2>
      {wallet ? null : (
        <Empty title="No wallet is connected.">
          <p>A wallet can list the payments that it made here.</p>
          <button type="button" className="primary" onClick={open}>
            Connect a wallet
          </button>
        </Empty>
      )}
      {trouble ? <TroubleNotice trouble={trouble} onAgain={payments ? more : again} /> : null}
      {wallet && !payments && !isLoading && !trouble ? (
        <Empty title="Your payments are shown to you alone.">
          <p>Your wallet signs once that it is you. That is free, and moves no money.</p>
          <button type="button" className="primary" onClick={again}>
            Sign in and show them
          </button>
        </Empty>
      ) : null}
      {isLoading && !payments ? <Loading what="your payments" /> : null}
      {payments ? (
        <SpendReport payments={payments} hasMore={hasMore} isLoading={isLoading} onMore={more} onAgain={again} />
      ) : null}
    </div>
  )
}
