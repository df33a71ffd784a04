import { useMemo } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import type { Json } from '../json.ts'
import { save } from '../save.ts'
import { JsonNode } from './JsonNode.tsx'
import { openAtFirst } from './openAtFirst.ts'
import { sizeText } from './sizeText.ts'

/** Number of lines open initially. */
const LINES = 300

interface JsonViewProps {
  readonly value: Json
  /** The raw body, for its size. */
  readonly body: string
}

/** A response as coloured, collapsible JSON with copy and save. */
export function JsonView({ value, body }: JsonViewProps) {
  const openPlaces = useMemo(() => openAtFirst(value, LINES), [value])
  const written = () => JSON.stringify(value, null, 2)
  return (
    <>
      <div className="answer-tools">
        <CopyButton text={written} label="Copy JSON" />
        <button type="button" onClick={() => save(written(), 'answer.json', 'application/json')}>
          Download
        </button>
        <span className="quiet">{sizeText(body.length)}</span>
      </div>
      <div className="json-tree">
        <JsonNode value={value} name={null} place="" openPlaces={openPlaces} />
      </div>
    </>
  )
}
