/** How the wire spells members that have no name of their own. */
export type WireNaming = 'CAMEL_CASE' | 'SNAKE_CASE'

/** `createdAt` is `created_at`; digits stay where they are, because no rule tells `h24` from `price24h`. */
export function spell(naming: WireNaming, name: string): string {
  return naming === 'SNAKE_CASE' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name
}
