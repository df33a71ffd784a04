import { type ReactNode, useMemo, useState } from 'react'
import { gatewayUrl } from '../api/base.ts'
import { type Tab, Tabs } from '../components/Tabs.tsx'
import { ChartView } from './chart/ChartView.tsx'
import { drawableLists } from './chart/drawable.ts'
import { JobsView } from './jobs/JobsView.tsx'
import { JsonView } from './json/JsonView.tsx'
import { contentOf, type Json } from './json.ts'
import { PicturesView } from './pictures/PicturesView.tsx'
import { picturesOf } from './pictures/pictures.ts'
import { type ListChoice, listsOf, WHOLE } from './table/lists.ts'
import { TableView } from './table/TableView.tsx'
import { useSameField } from './table/useSameField.ts'
import { TilesView } from './tiles/TilesView.tsx'
import { tileLists } from './tiles/tiles.ts'

/** An extra tab beside the standard ones. */
export interface OwnTab {
  readonly name: string
  readonly title: string
  readonly content: () => ReactNode
}

interface JsonAnswerProps {
  readonly value: Json
  readonly body: string
  /** The query that was answered; null for a documented path. */
  readonly query: string | null
  readonly more: readonly OwnTab[]
}

/** A JSON response in all its views. */
export function JsonAnswer({ value, body, query, more }: JsonAnswerProps) {
  const [tab, setTab] = useState('json')
  const [wanted, setWanted] = useState<string | null>(null)
  const content = useMemo(() => contentOf(value), [value])
  const sameField = useSameField(query)
  const lists = useMemo(() => listsOf(content, sameField), [content, sameField])
  const pictures = useMemo(() => picturesOf(content, gatewayUrl('/')), [content])
  // Keep the chosen list if the next response has a list of the same name.
  const list: ListChoice = lists.find(({ name }) => name === wanted) ?? lists[0] ?? WHOLE
  const onList = ({ name }: ListChoice) => setWanted(name)
  const tiles = useMemo(() => tileLists(lists), [lists])
  const drawable = useMemo(() => drawableLists(content, lists), [content, lists])
  const drawn = drawable.find(({ name }) => name === wanted) ?? drawable[0]
  const openTable = (opened: ListChoice) => {
    onList(opened)
    setTab('table')
  }
  const tabs: readonly Tab<string>[] = [
    { name: 'json', title: 'JSON', content: () => <JsonView key={body} value={value} body={body} /> },
    ...(tiles.length > 1
      ? [
          {
            name: 'tiles',
            title: 'Tiles',
            note: String(tiles.length),
            content: () => <TilesView content={content} lists={tiles} onOpen={openTable} />,
          },
        ]
      : []),
    {
      name: 'table',
      title: 'Table',
      ...(list.rows > 1 ? { note: String(list.rows) } : {}),
      content: () => <TableView content={content} lists={lists} list={list} onList={onList} />,
    },
    ...(drawn
      ? [
          {
            name: 'chart',
            title: 'Chart',
            content: () => <ChartView content={content} lists={drawable} list={drawn} onList={onList} />,
          },
        ]
      : []),
    ...(pictures.length > 0
      ? [
          {
            name: 'pictures',
            title: 'Pictures',
            note: String(pictures.length),
            content: () => <PicturesView pictures={pictures} />,
          },
        ]
      : []),
    ...more,
  ]
  return (
    <>
      <JobsView content={content} />
      <Tabs label="Ways to look at the answer" tabs={tabs} chosen={tab} onChoose={setTab} />
    </>
  )
}
