/**
 * Strips the top folder if everything lies in one, because people often zip the folder of their site instead of its
 * content. Strips one level only, so that the result is predictable.
 */
export function withoutTopFolder<Member extends { readonly path: string }>(members: readonly Member[]): Member[] {
  const [first] = members
  const end = first ? first.path.indexOf('/') + 1 : 0
  const top = first?.path.slice(0, end) ?? ''
  if (top === '' || !members.every(({ path }) => path.startsWith(top))) return [...members]
  return members.map((member) => ({ ...member, path: member.path.slice(end) }))
}
