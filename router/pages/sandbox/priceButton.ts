import { ToolbarButton, useGraphiQLActions } from '@graphiql/react'
import { createElement, type ReactElement } from 'react'
import { askForBill } from './fetcher.ts'

/** Shows the bill of the query in the editor. GraphiQL has no place to write a request's extensions, hence a button. */
export function PriceButton(): ReactElement {
  const { run } = useGraphiQLActions()
  return createElement(
    ToolbarButton,
    { label: 'Show the price (free, runs nothing)', onClick: () => askForBill(() => void run()) },
    createElement('span', { className: 'price-icon', 'aria-hidden': true }, '$'),
  )
}
