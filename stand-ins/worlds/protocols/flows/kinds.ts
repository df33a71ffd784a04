import type { Protocol } from '../directory/directory.ts'

/** What is counted by the day, as paths call it. */
export type FlowKind = 'dexs' | 'derivatives' | 'options' | 'fees'

/** What exactly is counted, as the documented `dataType` calls it. */
export type FlowMeasure =
  | 'dailyVolume'
  | 'dailyNotionalVolume'
  | 'dailyPremiumVolume'
  | 'dailyFees'
  | 'dailyRevenue'
  | 'dailyHoldersRevenue'

/** The measures of a kind; the first is taken when none is asked for. */
export const MEASURES: Readonly<Record<FlowKind, readonly FlowMeasure[]>> = {
  dexs: ['dailyVolume'],
  derivatives: ['dailyVolume'],
  options: ['dailyNotionalVolume', 'dailyPremiumVolume'],
  fees: ['dailyFees', 'dailyRevenue', 'dailyHoldersRevenue'],
}

const TRADING: Readonly<Record<Exclude<FlowKind, 'fees'>, string>> = {
  dexs: 'Dexs',
  derivatives: 'Derivatives',
  options: 'Options',
}

/** Whether a protocol has flows of a kind. Fees are taken everywhere. */
export const hasFlow = (protocol: Protocol, kind: FlowKind): boolean =>
  kind === 'fees' || protocol.category.name === TRADING[kind]

export const METHODOLOGY: Readonly<Record<FlowKind, Readonly<Record<string, string>>>> = {
  dexs: { Volume: 'What was swapped, counted once a swap.' },
  derivatives: { Volume: 'The value of all positions that were opened and closed.' },
  options: { NotionalVolume: 'The value that the options are on.', PremiumVolume: 'What was paid for the options.' },
  fees: {
    Fees: 'All that users paid.',
    Revenue: 'The part that the protocol kept.',
    HoldersRevenue: 'The part that holders of the token got.',
  },
}
