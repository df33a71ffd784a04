import { TroubleNotice } from '../components/Notice.tsx'
import { SteadyButton } from '../components/SteadyButton.tsx'
import type { PayingNetwork } from '../pay/network.ts'
import { networkName } from './chain.ts'
import { connectDevnet, connectInjected } from './connect.ts'
import { DevnetChoice } from './DevnetChoice.tsx'
import type { FoundWallet } from './providers.ts'
import { useAction } from './useAction.ts'
import { useFoundWallets } from './useFoundWallets.ts'

/** The available wallets: one of this browser on the devnet, and those of extensions. */
export function WalletChoice({ network }: { readonly network: PayingNetwork }) {
  const found = useFoundWallets()
  const { isBusy, trouble, start } = useAction()
  const isDevnet = network.name === 'devnet'
  return (
    <div className="wallet">
      {isDevnet ? <DevnetChoice isBusy={isBusy} onChoose={() => start(connectDevnet)} /> : null}
      <section className="wallet-part">
        <h3>{isDevnet ? 'Or a wallet of this browser' : 'Wallets of this browser'}</h3>
        {found.length > 0 ? (
          <ul className="wallet-list">
            {found.map((wallet) => (
              <li key={wallet.id}>
                <SteadyButton isDisabled={isBusy} onClick={() => start(() => connectInjected(wallet))}>
                  <WalletIcon wallet={wallet} />
                  {wallet.name}
                </SteadyButton>
              </li>
            ))}
          </ul>
        ) : (
          <NoneFound network={network} />
        )}
        {isBusy ? (
          <p className="quiet" role="status">
            Waiting for the wallet. It may have opened a window of its own.
          </p>
        ) : null}
      </section>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      <p className="quiet">
        This page asks a wallet to sign. It never asks for a private key or a recovery phrase. Do not enter them on any
        page.
      </p>
    </div>
  )
}

function WalletIcon({ wallet: { icon } }: { readonly wallet: FoundWallet }) {
  return icon ? <img src={icon} alt="" width={20} height={20} /> : null
}

function NoneFound({ network }: { readonly network: PayingNetwork }) {
  return network.name === 'devnet' ? (
    <p className="quiet">There is none. The devnet wallet does all that is needed here.</p>
  ) : (
    <p>
      There is none. To pay, install a browser wallet: an extension that holds USDC on {networkName(network)} and signs
      for pages. Then load this page again. Prices, the schema and everything free work without one.
    </p>
  )
}
