import { EMPTY_WORDS, embedLocally, stem } from '../../../kit/text/embed.ts'
import { cosine } from '../../../kit/text/vector.ts'
import { wordsOf } from '../../../kit/text/words.ts'
import { plainText } from '../reading/plainText.ts'

/** One or more consecutive sentences, and their relevance to a subject. */
export interface Passage {
  readonly text: string
  /** From 0 to 1. */
  readonly score: number
  /** Position in the text. */
  readonly position: number
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Maximum sentences per page. */
const MAX_SENTENCES = 600
/** Length limits in characters: shorter ones are labels and fragments, longer ones unpunctuated lists. */
const SHORTEST = 25
const LONGEST = 600
/** Weight of vector similarity; the rest is shared words. */
const MEANING = 0.4
/** Passages that a sentence is in, of those that are compared: more of long ones would take long, and tell little more. */
const OVERLAP = 3

/** The sentences of an article. */
function sentencesOf(markdown: string): string[] {
  const sentences: string[] = []
  for (const block of plainText(markdown).split(/\n\s*\n/)) {
    for (const { segment } of SEGMENTER.segment(block.replace(/\s+/g, ' '))) {
      const sentence = segment.trim()
      if (sentence.length >= SHORTEST && sentence.length <= LONGEST) sentences.push(sentence)
      if (sentences.length >= MAX_SENTENCES) return sentences
    }
  }
  return sentences
}

/** The most relevant passages of `length` sentences, best first; no overlaps. */
export function bestPassages(markdown: string, subject: string, most: number, length = 1): Passage[] {
  const sentences = sentencesOf(markdown)
  const wanted = new Set(termsOf(subject))
  const vector = embedLocally(subject)
  const step = Math.ceil(length / OVERLAP)
  const passages = Array.from({ length: Math.ceil(sentences.length / step) }, (_, index) => {
    const position = index * step
    const text = sentences.slice(position, position + length).join(' ')
    const words = new Set(termsOf(text))
    const shared = [...wanted].filter((word) => words.has(word)).length / Math.max(1, wanted.size)
    const near = Math.max(0, cosine(embedLocally(text), vector))
    return { text, position, score: Math.round((shared * (1 - MEANING) + near * MEANING) * 1e4) / 1e4 }
  })
  const best: Passage[] = []
  for (const passage of passages.sort((a, b) => b.score - a.score || a.position - b.position)) {
    if (best.length >= most) break
    if (best.every(({ position }) => Math.abs(position - passage.position) >= length)) best.push(passage)
  }
  return best
}

function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stem)
}
