/** Outcome of an order: a stand-in also rejects and fails some, so that callers can test their error handling. */
export type Fate = 'MADE' | 'REFUSED' | 'FAILED'

/** Words rejected by moderation, as whole words. */
const REFUSED = new Set(['forbidden-in-sandbox', 'gore', 'nudity'])
/** A word that makes the work fail after it has begun. */
const FAILS = 'fail-in-sandbox'

/** The outcome for a prompt. */
export function fateOf(prompt: string): Fate {
  const words = prompt.toLowerCase().split(/[^a-z-]+/)
  if (words.some((word) => REFUSED.has(word))) return 'REFUSED'
  return words.includes(FAILS) ? 'FAILED' : 'MADE'
}

/** The moderation message. */
export const REFUSAL = 'The prompt was refused by our safety system'
/** The message of failed work. */
export const FAILURE = 'The generation failed; please try again with another prompt'
