import { type ComponentType, createContext, useContext } from 'react'
import type { PartProps } from './part.ts'

/** Renders a part of any kind. Injected by context, because parts contain parts and would import each other in a cycle. */
export const PartKinds = createContext<ComponentType<PartProps> | null>(null)

/** A part inside another one. */
export function InnerPart(props: PartProps) {
  const Part = useContext(PartKinds)
  if (!Part) throw new Error('This part stands outside a form')
  return <Part {...props} />
}
