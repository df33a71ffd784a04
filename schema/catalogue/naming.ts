/** The wire spelling of members without an explicit wire name. */
export type WireNaming = 'CAMEL_CASE' | 'SNAKE_CASE'

/** `createdAt` becomes `created_at`; digits are not separated, because no rule distinguishes `h24` from `price24h`. */
export function spell(naming: WireNaming, name: string): string {
  return naming === 'SNAKE_CASE' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name
}
