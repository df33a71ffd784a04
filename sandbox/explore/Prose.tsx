/** A schema description; text in backticks is rendered as code. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(/(`[^`]+`)/).map((part, index) =>
    part.startsWith('`') && part.length > 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <code key={index}>{part.slice(1, -1)}</code>
    ) : (
      part
    ),
  )
}
