import { CopyButton } from '../components/CopyButton.tsx'
import type { PayingNetwork } from '../pay/network.ts'
import type { Wallet } from '../state/wallet.ts'
import { networkName } from './chain.ts'
import { disconnect } from './connect.ts'
import { ForgetWallet } from './ForgetWallet.tsx'
import { MoneyPart } from './MoneyPart.tsx'
import { NetworkPart } from './NetworkPart.tsx'
import { SessionPart } from './SessionPart.tsx'

interface ConnectedWalletProps {
  readonly wallet: Wallet
  readonly network: PayingNetwork
}

/** The connected wallet: address, network, balance and session. */
export function ConnectedWallet({ wallet: { kind, name, address }, network }: ConnectedWalletProps) {
  return (
    <div className="wallet">
      <section className="wallet-part">
        <h3>{name}</h3>
        <code className="wallet-address">{address}</code>
        <p className="quiet">
          {kind === 'local'
            ? 'Test money on the devnet. The key stays in this browser.'
            : `Pays in USDC on ${networkName(network)}.`}
        </p>
        <div className="wallet-actions">
          <CopyButton text={address} label="Copy the address" />
          <button type="button" onClick={disconnect}>
            Disconnect
          </button>
        </div>
      </section>
      {kind === 'injected' ? <NetworkPart network={network} /> : null}
      <MoneyPart network={network} />
      <SessionPart />
      {kind === 'local' ? <ForgetWallet /> : null}
    </div>
  )
}
