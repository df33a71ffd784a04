import { Group } from './Group.tsx'
import { MemberFields } from './MemberFields.tsx'
import type { ObjectNode } from './node.ts'
import type { PartProps } from './part.ts'

/** An object within the body. */
export function ObjectPart(props: PartProps<ObjectNode>) {
  const { node, draft, path, onChange } = props
  return (
    <Group {...props}>
      {draft.kind === 'object' ? (
        <MemberFields
          members={node.members}
          drafts={draft.members}
          path={path}
          onChange={(members) => onChange({ kind: 'object', members })}
        />
      ) : null}
    </Group>
  )
}
