import { serper } from './companies/serper.ts'
import { describeConformance } from './conformance.ts'

// News and shopping as Serper answers them.

describeConformance(serper, (url, key) => ({ SERPER_URL: url, SERPER_KEY: key }), [
  {
    operation: 'SearchNews',
    input: { q: 'kit works', num: 10, gl: 'US', hl: 'en', location: 'Austin, Texas' },
    has: ['Kit Works opens a yard', 'https://paper.example/kit-works-opens-a-yard', '2 hours ago', 'The Kit Paper'],
    empty: { status: 200 },
    odd: { has: ['Kit Works opens a yard', 'Kits sell out'] },
  },
  {
    operation: 'SearchShopping',
    input: { q: 'kit box' },
    has: ['Kit box', 'Kit Shop', '$39.99', 4.6, 1200],
    empty: { status: 200 },
    odd: { has: ['Kit box', 'Kit box, large'] },
  },
])
