import { sizeText } from './json/sizeText.ts'
import { BytesPicture } from './pictures/BytesPicture.tsx'
import { save } from './save.ts'

interface BytesViewProps {
  readonly bytes: ArrayBuffer
  readonly contentType: string
}

/** A binary response: a picture, or a file to download. */
export function BytesView({ bytes, contentType }: BytesViewProps) {
  const type = contentType.split(';')[0]?.trim() ?? ''
  if (type.startsWith('image/')) return <BytesPicture bytes={bytes} type={type} title="the answer" />
  return (
    <div className="answer-tools">
      <span>
        A file of {sizeText(bytes.byteLength)} ({type || 'of no named kind'}).
      </span>
      <button type="button" onClick={() => save(new Blob([bytes], { type }), 'answer', type)}>
        Download
      </button>
    </div>
  )
}
