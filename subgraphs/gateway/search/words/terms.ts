import { stemmer } from 'stemmer'
import { wordsOf } from '../../../kit/text/words.ts'

/** Words without meaning for what an endpoint does, in queries and descriptions. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after again all also always am an and another any anyone anything are as at be because been ' +
    'before being both but by can could did do does doing done each either else ever every everyone everything few find finds for ' +
    'from get gets getting give given gives go goes going got had has have having he hello help her here hers hi him his ' +
    'how i if in instead into is it its itself just kind know let lets lot many may me might mine more most much must my ' +
    'need needs never no nor not of off on once one ones only or other our ours out over own please possible quite rather ' +
    'really right said same say see several shall she should show shows since so some somebody someone something sort still such take ' +
    'tell than thank thanks that the their theirs them then there these they thing this those through to too under until ' +
    'up us use used using very via want wanted wants was way we well were what whatever when where whether which while ' +
    'who whoever whole whom whose why will with within without would yes yet you your yours'
  ).split(' '),
)

/** The significant words of a text, as written. `e-mail` and `t-shirt` are one word each. */
export function tellingWordsOf(text: string): string[] {
  const joined = text.replace(/\b(e|t)-(?=(?:mails?|mailed|shirts?)\b)/gi, '$1')
  return wordsOf(joined).filter((word) => !STOP_WORDS.has(word) && (word.length > 1 || /\p{N}/u.test(word)))
}

/** The index term of a word: its stem, so that `booking` finds `books`. */
export function termOf(word: string): string {
  return stemmer(word)
}

/** The terms of a text, in text order. */
export function termsOf(text: string): string[] {
  return tellingWordsOf(text).map(termOf)
}
