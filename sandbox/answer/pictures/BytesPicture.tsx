import { useState } from 'react'
import { sizeText } from '../json/sizeText.ts'
import { useBlobUrl } from './useBlobUrl.ts'

interface BytesPictureProps {
  readonly bytes: Uint8Array<ArrayBuffer> | ArrayBuffer
  /** Its media type, such as `image/png`. */
  readonly type: string
  /** Alternative text. */
  readonly title: string
}

/** A picture from bytes. */
export function BytesPicture({ bytes, type, title }: BytesPictureProps) {
  const url = useBlobUrl(bytes, type)
  const [isBroken, setBroken] = useState(false)
  if (!url) return null
  return (
    <figure className="picture">
      {isBroken ? (
        <p>These bytes say that they are a picture, but the browser cannot show them.</p>
      ) : (
        <img src={url} alt={title} onError={() => setBroken(true)} />
      )}
      <figcaption>
        {title} <span className="quiet">{sizeText(bytes.byteLength)}</span>{' '}
        <a href={url} download={`picture.${type.slice('image/'.length).replace('svg+xml', 'svg')}`}>
          Download
        </a>
      </figcaption>
    </figure>
  )
}
