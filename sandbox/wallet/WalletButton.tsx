import { lazy, Suspense, useEffect } from 'react'
import { useWallet } from '../state/wallet.ts'
import { shortAddress, shownBalance } from './address.ts'
import { reconnect } from './connect.ts'

const WalletDialog = lazy(() => import('./WalletDialog.tsx').then(({ WalletDialog }) => ({ default: WalletDialog })))

/** The wallet's name and balance; opens the wallet dialog. */
export function WalletButton() {
  const { wallet, balance, isElsewhere, isOpen, open } = useWallet()
  useEffect(() => {
    // If reconnecting fails, the user reconnects with the button.
    reconnect().catch(() => undefined)
  }, [])
  return (
    <>
      <button type="button" className={wallet ? 'wallet-button' : 'wallet-button primary'} onClick={open}>
        {wallet ? (
          <>
            <span className="visually-hidden">Wallet </span>
            <code>{shortAddress(wallet.address)}</code>
            {isElsewhere ? <span className="wallet-warning">other network</span> : null}
            {balance !== null ? <span className="wallet-balance">{shownBalance(balance)} USD</span> : null}
          </>
        ) : (
          'Connect a wallet'
        )}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <WalletDialog />
        </Suspense>
      ) : null}
    </>
  )
}
