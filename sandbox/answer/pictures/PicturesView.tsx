import { PictureItem } from './PictureItem.tsx'
import type { Picture } from './pictures.ts'

/** All pictures of an answer. */
export function PicturesView({ pictures }: { readonly pictures: readonly Picture[] }) {
  const hasStrangers = pictures.some(({ source }) => source.kind === 'stranger')
  return (
    <div className="pictures">
      {hasStrangers ? (
        <p className="answer-hint">
          Pictures of other sites are shown as links: this page loads nothing from elsewhere.
        </p>
      ) : null}
      {pictures.map((picture) => (
        <PictureItem key={picture.path} picture={picture} />
      ))}
    </div>
  )
}
