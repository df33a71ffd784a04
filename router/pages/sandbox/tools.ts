import type { GraphiQL } from 'graphiql'
import { type ComponentProps, createElement, Fragment } from 'react'
import { PriceButton } from './priceButton.ts'

/** The tools beside the editor: the price first, then GraphiQL's own. */
export const Tools: ComponentProps<typeof GraphiQL.Toolbar> = {
  children: ({ prettify, merge, copy }) =>
    createElement(Fragment, null, createElement(PriceButton), prettify, merge, copy),
}
