/** What comes of an order: a stand-in also refuses and fails, so that callers can try what they do then. */
export type Fate = 'MADE' | 'REFUSED' | 'FAILED'

/** Words that moderation refuses, as whole words. */
const REFUSED = new Set(['forbidden-in-sandbox', 'gore', 'nudity'])
/** A word with which the work fails after it has begun. */
const FAILS = 'fail-in-sandbox'

/** What comes of a prompt. */
export function fateOf(prompt: string): Fate {
  const words = prompt.toLowerCase().split(/[^a-z-]+/)
  if (words.some((word) => REFUSED.has(word))) return 'REFUSED'
  return words.includes(FAILS) ? 'FAILED' : 'MADE'
}

/** What moderation says. */
export const REFUSAL = 'The prompt was refused by our safety system'
/** What is said of work that failed. */
export const FAILURE = 'The generation failed; please try again with another prompt'
