import { useState } from 'react'
import { ABSENT, type Draft } from './draft.ts'
import { useHasIssue } from './FormContext.ts'
import { InnerPart } from './InnerPart.tsx'
import type { Path } from './issue.ts'
import type { Member } from './node.ts'

interface MemberFieldsProps {
  readonly members: readonly Member[]
  readonly drafts: Readonly<Record<string, Draft>>
  readonly path: Path
  readonly onChange: (drafts: Readonly<Record<string, Draft>>) => void
}

/** Number of optional fields up to which they are not folded. */
const AT_ONCE = 4

/** Members of one object: the required ones, then the optional ones, folded when they are many. */
export function MemberFields({ members, drafts, path, onChange }: MemberFieldsProps) {
  const optional = members.filter(({ isRequired }) => !isRequired)
  const given = optional.filter(({ name }) => (drafts[name] ?? ABSENT).kind !== 'absent').length
  const isWrong = useHasIssue(optional.map(({ name }) => [...path, name]))
  const [isOpen, setOpen] = useState(given > 0)
  const part = ({ name, isRequired, node }: Member) => (
    <InnerPart
      key={name}
      node={node}
      draft={drafts[name] ?? ABSENT}
      label={name}
      path={[...path, name]}
      isRequired={isRequired}
      onChange={(draft) => onChange({ ...drafts, [name]: draft })}
    />
  )
  if (optional.length <= AT_ONCE) return <div className="rest-members">{members.map(part)}</div>
  const shown = isOpen || isWrong
  return (
    <div className="rest-members">
      {members.filter(({ isRequired }) => isRequired).map(part)}
      <details className="rest-more" open={shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="rest-fold">
          {optional.length} optional fields{given > 0 ? `, ${given} filled` : ''}
        </summary>
        {shown ? <div className="rest-members">{optional.map(part)}</div> : null}
      </details>
    </div>
  )
}
