import type { Role } from './roles.ts'

interface RoleSelectProps {
  readonly role: Role
  readonly onChoose: (column: string | null) => void
}

/** Selects the column of one chart role; renders nothing when there is no choice. */
export function RoleSelect({ role, onChoose }: RoleSelectProps) {
  const { title, columns, chosen, isOptional } = role
  if (columns.length + (isOptional ? 1 : 0) < 2) return null
  return (
    <label>
      {title}{' '}
      <select value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        {isOptional ? <option value="">none</option> : null}
        {columns.map((column) => (
          <option key={column}>{column}</option>
        ))}
      </select>
    </label>
  )
}
