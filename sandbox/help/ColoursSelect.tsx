import { COLOURS, type Colours, useColours } from '../state/colours.ts'

const TITLES: Readonly<Record<Colours, string>> = { system: 'System colours', light: 'Light', dark: 'Dark' }

/** Chooses light or dark. */
export function ColoursSelect() {
  const { colours, choose } = useColours()
  return (
    <select aria-label="Colours" value={colours} onChange={(event) => choose(event.target.value as Colours)}>
      {COLOURS.map((name) => (
        <option key={name} value={name}>
          {TITLES[name]}
        </option>
      ))}
    </select>
  )
}
