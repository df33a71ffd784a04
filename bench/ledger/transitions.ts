/** SQL: what a settled payment of an ON_SUCCESS bill went through, as `ledger.transition` writes it. */
export const SETTLED_TRANSITIONS =
  "E'RESERVED\\t0\\tVerified\\nEXECUTED,SETTLING\\t51234\\tThe work is done\\nSETTLED\\t1951234\\tSettled'"
