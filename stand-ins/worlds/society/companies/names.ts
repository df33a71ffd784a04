import { pick } from '../../../kit/random.ts'
import type { Industry } from './industries.ts'

const BEGINNINGS =
  `Alder Amber Arc Aster Birch Blue Brae Bright Cedar Clear Cobalt Copper Coral Crest Dawn Delta Drift East Elm
Ember Fair Fern Flint Fox Glen Gold Granite Green Grove Harbor Haw Hazel Heron High Hollow Iron Ivy Juniper Kestrel Lake Lark
Linden Low Lumen Maple Marsh Mead Mill Moss North Oak Ochre Onyx Orchard Otter Pine Quarry Quill Raven Reed Ridge River Rook
Rowan Sage Salt Silver Slate South Sparrow Spruce Stone Summit Swift Tarn Thistle Thorn Tide Timber Vale Violet Walnut West
Willow Wren`.split(/\s+/)

const MIDDLES =
  `acre bank bay bridge brook cliff dale fall field ford gate haven hill ling light mark mere path point port shore
spring stead view ward way well wick wood worth`.split(/\s+/)

/** A company's name: a two-part word, and an ending of its branch. Not yet unique. */
export function companyName(seed: number, index: number, attempt: number, { endings }: Industry): string {
  const salt = 10 + attempt * 3
  const word = pick(BEGINNINGS, seed, index, salt) + pick(MIDDLES, seed, index, salt + 1)
  return `${word} ${pick(endings, seed, index, salt + 2)}`
}
