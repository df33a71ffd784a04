import { SteadyButton } from '../components/SteadyButton.tsx'
import { shortAddress } from './address.ts'
import { readDevnetKey } from './devnetKey.ts'

interface DevnetChoiceProps {
  readonly isBusy: boolean
  readonly onChoose: () => void
}

/** Creates a devnet wallet with test money. */
export function DevnetChoice({ isBusy, onChoose }: DevnetChoiceProps) {
  const kept = readDevnetKey()
  return (
    <section className="wallet-part">
      <h3>A wallet for test money</h3>
      <p>
        This installation runs on a devnet: its money is test money and worth nothing. The wallet's key is made in this
        browser and stays in it.
      </p>
      <SteadyButton className="primary" isDisabled={isBusy} onClick={onChoose}>
        {kept ? `Use the devnet wallet ${shortAddress(kept.address)}` : 'Make a devnet wallet'}
      </SteadyButton>
    </section>
  )
}
