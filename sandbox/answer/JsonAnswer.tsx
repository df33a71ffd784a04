import { type ReactNode, useMemo, useState } from 'react'
import { gatewayUrl } from '../api/base.ts'
import { type Tab, Tabs } from '../components/Tabs.tsx'
import { ChartView } from './chart/ChartView.tsx'
import { JsonView } from './json/JsonView.tsx'
import { contentOf, type Json } from './json.ts'
import { PicturesView } from './pictures/PicturesView.tsx'
import { picturesOf } from './pictures/pictures.ts'
import { type ListChoice, listsOf, WHOLE } from './table/lists.ts'
import { TableView } from './table/TableView.tsx'
import { useSameField } from './table/useSameField.ts'

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
  const shared = { content, lists, list, onList: ({ name }: ListChoice) => setWanted(name) }
  const tabs: readonly Tab<string>[] = [
    { name: 'json', title: 'JSON', content: () => <JsonView key={body} value={value} body={body} /> },
    {
      name: 'table',
      title: 'Table',
      ...(list.rows > 1 ? { note: String(list.rows) } : {}),
      content: () => <TableView {...shared} />,
    },
    { name: 'chart', title: 'Chart', content: () => <ChartView {...shared} /> },
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
  return <Tabs label="Ways to look at the answer" tabs={tabs} chosen={tab} onChoose={setTab} />
}
