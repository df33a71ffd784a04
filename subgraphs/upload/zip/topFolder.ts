/**
 * Takes the top folder away when everything lies in one: people zip the folder of their site as often as what is in it.
 * One folder only, so that nobody has to guess how many.
 */
export function withoutTopFolder<Member extends { readonly path: string }>(members: readonly Member[]): Member[] {
  const [first] = members
  const end = first ? first.path.indexOf('/') + 1 : 0
  const top = first?.path.slice(0, end) ?? ''
  if (top === '' || !members.every(({ path }) => path.startsWith(top))) return [...members]
  return members.map((member) => ({ ...member, path: member.path.slice(end) }))
}
