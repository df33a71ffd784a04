import { type ComponentType, createContext, useContext } from 'react'
import type { PartProps } from './part.ts'

/** Shows a part of any kind. Given from above: parts hold parts, and would else import each other in a circle. */
export const PartKinds = createContext<ComponentType<PartProps> | null>(null)

/** A part within another one. */
export function InnerPart(props: PartProps) {
  const Part = useContext(PartKinds)
  if (!Part) throw new Error('This part stands outside a form')
  return <Part {...props} />
}
