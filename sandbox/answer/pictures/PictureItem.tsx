import { useMemo } from 'react'
import { BytesPicture } from './BytesPicture.tsx'
import { bytesOf } from './bytesOf.ts'
import { OwnPicture } from './OwnPicture.tsx'
import type { Picture } from './pictures.ts'

/** One picture of a response; one of another origin is only linked, because this page loads nothing from third parties. */
export function PictureItem({ picture: { path, source } }: { readonly picture: Picture }) {
  const base64 = source.kind === 'bytes' ? source.base64 : null
  const bytes = useMemo(() => (base64 === null ? null : bytesOf(base64)), [base64])
  if (source.kind === 'bytes') {
    return bytes ? <BytesPicture bytes={bytes} type={source.type} title={path} /> : null
  }
  if (source.kind === 'own' || source.kind === 'media') {
    return <OwnPicture url={source.url} title={path} mayMove={source.kind === 'media'} />
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
