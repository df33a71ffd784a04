import type { Json } from '../json.ts'
import type { ListChoice } from '../table/lists.ts'
import { Tile } from './Tile.tsx'

interface TilesViewProps {
  readonly content: Json
  readonly lists: readonly ListChoice[]
  /** Called to show all of a list. */
  readonly onOpen: (list: ListChoice) => void
}

/** The lists of a response side by side. */
export function TilesView({ content, lists, onOpen }: TilesViewProps) {
  return (
    <ul className="tiles">
      {lists.map((list) => (
        <Tile key={list.name} content={content} list={list} onOpen={onOpen} />
      ))}
    </ul>
  )
}
