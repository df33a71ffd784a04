/** What one check found; where something is amiss, `advice` says what to do. */
export interface Finding {
  readonly level: 'good' | 'warning' | 'bad'
  /** What was looked at, in a word or two. */
  readonly subject: string
  readonly text: string
  readonly advice?: string
}

/** All is well. */
export function good(subject: string, text: string): Finding {
  return { level: 'good', subject, text }
}

/** It works, and may not be what is wanted. */
export function warning(subject: string, text: string, advice: string): Finding {
  return { level: 'warning', subject, text, advice }
}

/** It does not work. */
export function bad(subject: string, text: string, advice: string): Finding {
  return { level: 'bad', subject, text, advice }
}
