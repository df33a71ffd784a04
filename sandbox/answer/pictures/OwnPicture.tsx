import { useState } from 'react'

interface OwnPictureProps {
  readonly url: string
  /** Alternative text. */
  readonly title: string
  /** Whether it may be a video: its URL does not show that. */
  readonly mayMove: boolean
}

/** A picture or video of this origin; one that cannot be shown, or has expired, becomes a link. */
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
