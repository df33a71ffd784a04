import { loadCatalogue } from '../api/catalogue.ts'
import { Dialog } from '../components/Dialog.tsx'
import { Loading, TroubleNotice } from '../components/Notice.tsx'
import { useLoaded } from '../state/useLoaded.ts'
import { useWallet } from '../state/wallet.ts'
import { ConnectedWallet } from './ConnectedWallet.tsx'
import { WalletChoice } from './WalletChoice.tsx'

/** The wallet dialog: connection, balance, session. */
export function WalletDialog() {
  const { wallet, close } = useWallet()
  return (
    <Dialog title={wallet ? 'Your wallet' : 'Connect a wallet'} onClose={close}>
      <WalletContent />
    </Dialog>
  )
}

function WalletContent() {
  const wallet = useWallet((state) => state.wallet)
  const catalogue = useLoaded(loadCatalogue)
  switch (catalogue.state) {
    case 'loading':
      return <Loading what="the network" />
    case 'failed':
      return <TroubleNotice trouble={catalogue.trouble} onAgain={catalogue.again} />
    case 'ready': {
      const { network } = catalogue.value
      return wallet ? <ConnectedWallet wallet={wallet} network={network} /> : <WalletChoice network={network} />
    }
  }
}
