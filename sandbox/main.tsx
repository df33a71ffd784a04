import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { followColours } from './state/colours.ts'
import { keepDraft } from './state/draft.ts'
import { followPlace } from './state/place.ts'
import { openFragment } from './take/openFragment.ts'
import './styles/main.css'

const place = document.getElementById('sandbox')
if (!place) throw new Error('The page has no place for the sandbox')
followColours()
followPlace()
openFragment(keepDraft())
createRoot(place).render(<App />)
