import { useMemo } from 'react'
import { BytesPicture } from './BytesPicture.tsx'
import { bytesOf } from './bytesOf.ts'
import type { Picture } from './pictures.ts'

/** One picture of an answer; one of another site is linked to, since this page loads nothing from strangers. */
export function PictureItem({ picture: { path, source } }: { readonly picture: Picture }) {
  const base64 = source.kind === 'bytes' ? source.base64 : null
  const bytes = useMemo(() => (base64 === null ? null : bytesOf(base64)), [base64])
  if (source.kind === 'bytes') {
    return bytes ? <BytesPicture bytes={bytes} type={source.type} title={path} /> : null
  }
  if (source.kind === 'own') {
    return (
      <figure className="picture">
        <img src={source.url} alt={path} loading="lazy" />
        <figcaption>
          {path}{' '}
          <a href={source.url} target="_blank" rel="noreferrer">
            Open
          </a>
        </figcaption>
      </figure>
    )
  }
  return (
    <p className="picture">
      {path}:{' '}
      <a href={source.url} target="_blank" rel="noreferrer">
        {source.url}
      </a>
    </p>
  )
}
