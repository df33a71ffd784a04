/** The result of one check; for a problem, `advice` says how to fix it. */
export interface Finding {
  readonly level: 'good' | 'warning' | 'bad'
  /** The checked subject, in a word or two. */
  readonly subject: string
  readonly text: string
  readonly advice?: string
}

/** No problem. */
export function good(subject: string, text: string): Finding {
  return { level: 'good', subject, text }
}

/** Works, but may not be intended. */
export function warning(subject: string, text: string, advice: string): Finding {
  return { level: 'warning', subject, text, advice }
}

/** Does not work. */
export function bad(subject: string, text: string, advice: string): Finding {
  return { level: 'bad', subject, text, advice }
}
