import { useState } from 'react'
import { forgetDevnetWallet } from './connect.ts'

/** Deletes the devnet wallet, after a confirmation: its key exists only in this browser. */
export function ForgetWallet() {
  const [isSure, setSure] = useState(false)
  return (
    <section className="wallet-part">
      <h3>Forget this wallet</h3>
      {isSure ? (
        <>
          <p role="alert">
            Its key is nowhere else: what it holds, and what belongs to it here, cannot be reached again.
          </p>
          <div className="wallet-actions">
            <button type="button" onClick={forgetDevnetWallet}>
              Forget it for good
            </button>
            <button type="button" onClick={() => setSure(false)}>
              Keep it
            </button>
          </div>
        </>
      ) : (
        <div className="wallet-actions">
          <button type="button" onClick={() => setSure(true)}>
            Forget this wallet
          </button>
        </div>
      )}
    </section>
  )
}
