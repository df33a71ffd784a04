import type { ReactNode } from 'react'
import { loadCatalogue } from '../api/catalogue.ts'
import { pressAgain } from '../bill/pressRun.ts'
import { TroubleNotice } from '../components/Notice.tsx'
import type { Trouble } from '../pay/trouble.ts'
import { useLoaded } from '../state/useLoaded.ts'
import { useView } from '../state/view.ts'
import { useWallet } from '../state/wallet.ts'

/** Why the last request failed, with buttons for the remedies. */
export function RunTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { kind, total } = trouble
  const canRepeat = kind === 'declined' || kind === 'offline' || kind === 'upstream'
  // A payment without an answer is sent again for its own sum, whatever the price is by now.
  const again = () => pressAgain(total)
  return (
    <TroubleNotice trouble={trouble} {...(canRepeat ? { onAgain: again } : {})}>
      <Help trouble={trouble} />
    </TroubleNotice>
  )
}

function Help({ trouble: { kind, total } }: { readonly trouble: Trouble }): ReactNode {
  const openWallet = useWallet(({ open }) => open)
  const showColumn = useView(({ showColumn }) => showColumn)
  switch (kind) {
    case 'price':
      return total === null ? (
        <Press title="Ask for the price again" onPress={() => pressAgain(null)} />
      ) : (
        <Press title={`Agree to ${total} USD and run`} onPress={() => pressAgain(total)} />
      )
    case 'empty':
      return <FillWallet onPress={openWallet} />
    case 'network':
    case 'wallet':
      return <Press title="Open the wallet" onPress={openWallet} />
    case 'budget':
      return <Press title="Look at the limit" onPress={() => showColumn('query')} />
    case 'input':
      return <Press title="Back to the query" onPress={() => showColumn('query')} />
    case 'refused':
      return <Press title="Run again" onPress={() => pressAgain(null)} />
    case 'declined':
    case 'offline':
    case 'upstream':
      return null
  }
}

function FillWallet({ onPress }: { readonly onPress: () => void }) {
  const catalogue = useLoaded(loadCatalogue)
  const isDevnet = catalogue.state === 'ready' && catalogue.value.network.name === 'devnet'
  return <Press title={isDevnet ? 'Get test money' : 'Open the wallet'} onPress={onPress} />
}

function Press({ title, onPress }: { readonly title: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="primary" onClick={onPress}>
      {title}
    </button>
  )
}
