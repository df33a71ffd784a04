import { seedOf, unit } from '../../kit/random.ts'
import { categoryById } from '../../worlds/market/categories.ts'
import type { Token } from '../../worlds/market/tokens.ts'
import { tokenItem } from './items.ts'

/** A token with its self-description and holder statistics. */
export function tokenInfoItem(token: Token) {
  const { id, type, attributes } = tokenItem(token)
  const slug = token.coin?.id ?? token.name.toLowerCase().replaceAll(' ', '')
  const isKnown = token.coin !== null
  return {
    id,
    type,
    attributes: {
      ...attributes,
      websites: isKnown ? [`https://${slug}.example/`] : [],
      description: isKnown ? `${token.name} on ${token.network.name}.` : null,
      gt_score:
        Math.round((isKnown ? 60 + 38 * unit(seedOf('score', id), 0) : 45 * unit(seedOf('score', id), 0)) * 10) / 10,
      discord_url: isKnown ? `https://chat.example/${slug}` : null,
      telegram_handle: isKnown ? slug.replaceAll('-', '_') : null,
      twitter_handle: isKnown ? slug.replaceAll('-', '') : null,
      categories: token.coin?.categories.map((category) => categoryById(category)?.name ?? category) ?? ['Meme'],
    },
  }
}
