import { BadInput } from '../../../schema/errors.ts'

/** In characters. */
const MAX_SHOWN = 120

/** A zip that is not taken: `reason` says which entry breaks which rule. The same zip is never taken. */
export class ZipRefused extends BadInput {
  readonly reason: string

  constructor(reason: string) {
    super(reason, ['uploadId'])
    this.reason = reason
  }

  /** An entry breaks a rule, which follows its name in the sentence. */
  static entry(name: string, rule: string): ZipRefused {
    return new ZipRefused(`the entry ${shown(name)} of the zip ${rule}`)
  }
}

/** A name that may hold anything, as one line that is safe to print and to keep. */
function shown(name: string): string {
  const characters = [...name.toWellFormed()]
  const text = characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : characters.join('')
  return JSON.stringify(text)
}
