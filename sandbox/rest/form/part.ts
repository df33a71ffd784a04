import type { Draft } from './draft.ts'
import type { Path } from './issue.ts'
import type { FormNode } from './node.ts'

/** Props of every form part. */
export interface PartProps<Node extends FormNode = FormNode> {
  readonly node: Node
  readonly draft: Draft
  /** Name shown to the user. */
  readonly label: string
  /** Path of its value in the request. */
  readonly path: Path
  readonly isRequired: boolean
  readonly onChange: (draft: Draft) => void
}
