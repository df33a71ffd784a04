import { hash32, logUniform, pick, seedOf, unit } from '../kit/random.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import { slugOf, wordsOf } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { LINES, PRODUCTS, type Product } from './products.ts'

/** A product offer of a shop. */
export interface Offer {
  readonly title: string
  readonly shop: Company
  readonly link: string
  readonly imageUrl: string
  /** US dollars. */
  readonly usd: number
  /** Rank among the shops that sell it: 0 is the cheapest. */
  readonly order: number
  readonly rating: number
  readonly ratingCount: number
}

/** Models per product. */
const MODELS = 9
/** Shops per model. */
const SHOPS = 5
/** A branch whose companies are shops and manufacturers. */
const BRANCH = 'retail'

/** Shop offers for a query: of each product the cheapest first. Prices are constant. */
export function offersFor(world: EnrichWorld, question: string): readonly Offer[] {
  const shops = world.companies.all.filter(({ industry }) => industry.name === BRANCH)
  const words = wordsOf(question).map(singular)
  const maker = shops.find(({ name }) => words.includes(singular(wordsOf(name)[0] ?? '')))
  const products = productsIn(words)
  const offers = products.flatMap((product) => modelsOf(world, product, shops, maker))
  return offers.sort((a, b) => a.order - b.order || b.ratingCount - a.ratingCount)
}

/** Products whose whole name is in the query, else those whose last word is. */
function productsIn(words: readonly string[]): readonly Product[] {
  const held = PRODUCTS.map((product) => {
    const own = wordsOf(product.name).map(singular)
    return { product, share: own.filter((word) => words.includes(word)).length / own.length, last: own.at(-1) ?? '' }
  })
  const exact = held.filter(({ share }) => share === 1)
  const chosen = exact.length > 0 ? exact : held.filter(({ share, last }) => share > 0 && words.includes(last))
  return chosen.map(({ product }) => product)
}

function modelsOf(
  world: EnrichWorld,
  product: Product,
  shops: readonly Company[],
  maker: Company | undefined,
): Offer[] {
  const key = seedOf(world.seed, 'product', product.name)
  return Array.from({ length: MODELS }, (_, model) => model).flatMap((model) => {
    const made = maker ?? pick(shops, key, model, 1)
    const owner = seedOf(key, made.domain, model)
    const line = `${pick(LINES, owner, 0, 2)} ${10 + (hash32(owner, 0, 3) % 90)}`
    const title = `${made.name.split(' ')[0]} ${line} ${capitalized(product.name)}`
    const usual = logUniform(unit(owner, 0, 4), product.from, product.to)
    const rating = Math.round((3.6 + 1.3 * unit(owner, 0, 5)) * 10) / 10
    const ratingCount = Math.round(logUniform(unit(owner, 0, 6), 3, 9_000))
    const sellers = new Set([made, ...Array.from({ length: SHOPS - 1 }, (_, order) => pick(shops, owner, order, 7))])
    const slug = slugOf(title)
    const priced = [...sellers].map((shop) => ({
      shop,
      usd: Math.max(1, Math.round(usual * (0.92 + 0.2 * unit(owner, shop.index, 8)))) - 0.01,
    }))
    return priced
      .sort((a, b) => a.usd - b.usd)
      .map(({ shop, usd }, order) => ({
        title,
        shop,
        link: `${shop.websiteUrl}/products/${slug}`,
        imageUrl: `https://images.example/products/${slug}.jpg`,
        usd,
        order,
        rating,
        ratingCount,
      }))
  })
}

function capitalized(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word
}
