import { gatewayUrl } from '../api/base.ts'
import { loadCatalogue } from '../api/catalogue.ts'
import { reach } from '../api/offline.ts'
import type { Desk } from '../pay/desk.ts'
import { microUsd } from '../pay/offers.ts'
import { pause } from '../pay/pause.ts'
import { useBudget } from '../state/budget.ts'
import { useWallet } from '../state/wallet.ts'
import { prepareWallet } from './prepareWallet.ts'
import { sessionPlace } from './sessionPlace.ts'
import { currentSigner } from './signers.ts'
import { unansweredPlace } from './unansweredPlace.ts'

/** The environment of this page's calls: its wallet, its limits, its session. */
export const browserDesk: Desk = {
  reach,
  network: async () => (await loadCatalogue()).network,
  prepare: prepareWallet,
  address: () => useWallet.getState().wallet?.address ?? null,
  signer: currentSigner,
  means: () => ({
    budget: microUsd(useBudget.getState().perRequest),
    balance: microUsd(useWallet.getState().balance),
  }),
  get sessionUrl() {
    return gatewayUrl('session')
  },
  session: sessionPlace,
  unanswered: unansweredPlace,
  pause,
}
