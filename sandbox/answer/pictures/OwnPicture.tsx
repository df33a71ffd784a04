import { useState } from 'react'
import './pictures.css'

interface OwnPictureProps {
  readonly url: string
  /** What it is, for who cannot see it. */
  readonly title: string
  /** Whether it may be a video: its address does not tell. */
  readonly mayMove: boolean
}

/** A picture or a video of this origin; what cannot be shown, or not any more, is linked to. */
export function OwnPicture({ url, title, mayMove }: OwnPictureProps) {
  const [shownAs, setShownAs] = useState<'picture' | 'video' | 'link'>('picture')
  return (
    <figure className="picture">
      {shownAs === 'picture' ? (
        <img src={url} alt={title} loading="lazy" onError={() => setShownAs(mayMove ? 'video' : 'link')} />
      ) : null}
      {shownAs === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: made from a prompt or an upload, without captions
        <video src={url} aria-label={title} controls onError={() => setShownAs('link')} />
      ) : null}
      <figcaption>
        {title}{' '}
        <a href={url} target="_blank" rel="noreferrer">
          Open
        </a>
      </figcaption>
    </figure>
  )
}
