import { TroubleNotice } from '../components/Notice.tsx'
import { SteadyButton } from '../components/SteadyButton.tsx'
import type { PayingNetwork } from '../pay/network.ts'
import { useWallet } from '../state/wallet.ts'
import { networkName, switchNetwork } from './chain.ts'
import { currentProvider } from './connected.ts'
import { useAction } from './useAction.ts'

/** Offers to switch a wallet that is on another network; renders nothing otherwise. */
export function NetworkPart({ network }: { readonly network: PayingNetwork }) {
  const { isElsewhere, set } = useWallet()
  const { isBusy, trouble, start } = useAction()
  const change = async () => {
    const provider = currentProvider()
    if (!provider) return
    await switchNetwork(provider, network)
    set({ isElsewhere: false })
  }
  if (!isElsewhere) return null
  return (
    <section className="wallet-part wallet-elsewhere">
      <h3>Another network</h3>
      <p>The wallet is on another network. Switch it to {networkName(network)} to pay and to sign in.</p>
      <div className="wallet-actions">
        <SteadyButton className="primary" isDisabled={isBusy} onClick={() => start(change)}>
          {isBusy ? 'Waiting for the wallet…' : 'Switch network'}
        </SteadyButton>
      </div>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </section>
  )
}
