import type { Draft } from './draft.ts'
import type { Path } from './issue.ts'
import type { FormNode } from './node.ts'

/** What every part of a form is shown by. */
export interface PartProps<Node extends FormNode = FormNode> {
  readonly node: Node
  readonly draft: Draft
  /** What people call it. */
  readonly label: string
  /** Where its value stands in the request. */
  readonly path: Path
  readonly isRequired: boolean
  readonly onChange: (draft: Draft) => void
}
