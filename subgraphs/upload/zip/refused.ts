import { BadInput } from '../../../schema/errors.ts'

/** Characters. */
const MAX_SHOWN = 120

/** The zip is refused, permanently: `reason` names the entry and the rule. */
export class ZipRefused extends BadInput {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }

  /** An entry breaks `rule`, which completes the sentence after the entry's name. */
  static entry(name: string, rule: string): ZipRefused {
    return new ZipRefused(`the entry ${shown(name)} of the zip ${rule}`)
  }
}

/** An untrusted name as a single line, safe to print and to store. */
function shown(name: string): string {
  const characters = [...name.toWellFormed()]
  const text = characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : characters.join('')
  return JSON.stringify(text)
}
