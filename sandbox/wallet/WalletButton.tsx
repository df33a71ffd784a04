import { lazy, Suspense, useEffect } from 'react'
import { useWallet } from '../state/wallet.ts'
import { shortAddress, shownBalance } from './address.ts'
import { reconnect } from './connect.ts'
import './walletButton.css'

const WalletDialog = lazy(() => import('./WalletDialog.tsx').then(({ WalletDialog }) => ({ default: WalletDialog })))

/** Which wallet pays and what it holds; opens the dialog about it. */
export function WalletButton() {
  const { wallet, balance, isElsewhere, isOpen, open } = useWallet()
  useEffect(() => {
    // A wallet that cannot be taken up again is connected anew by its button.
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
