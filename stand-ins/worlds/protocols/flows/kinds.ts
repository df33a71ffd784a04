import type { Protocol } from '../directory/directory.ts'

/** Kinds of daily flows, as in paths. */
export type FlowKind = 'dexs' | 'derivatives' | 'options' | 'fees'

/** Exact measure, as in the documented `dataType`. */
export type FlowMeasure =
  | 'dailyVolume'
  | 'dailyNotionalVolume'
  | 'dailyPremiumVolume'
  | 'dailyFees'
  | 'dailyRevenue'
  | 'dailyHoldersRevenue'

/** The measures of a kind; the first is the default. */
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

/** Whether a protocol has flows of a kind. Every protocol has fees. */
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
