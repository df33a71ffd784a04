import type { Phase } from '../pay/call.ts'

const WORDS: Readonly<Record<Phase, string>> = {
  asking: 'Asking for the price…',
  preparing: 'Preparing your wallet…',
  signing: 'Waiting for your wallet to sign the payment…',
  identifying: 'Waiting for your wallet to sign you in…',
  running: 'The services are at work…',
}

/** The current phase in words; empty when idle. */
export function phaseText(phase: Phase | null): string {
  return phase === null ? '' : WORDS[phase]
}
