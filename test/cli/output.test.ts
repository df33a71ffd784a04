import { describe, expect, it } from 'vitest'
import { csvRecord } from '../../cli/output/csv.ts'
import { usdOf, usdRange } from '../../cli/output/money.ts'
import { paintFor } from '../../cli/output/paint.ts'
import { printable, printableLines } from '../../cli/output/printable.ts'
import { facts, table } from '../../cli/output/table.ts'
import { moment, span } from '../../cli/output/time.ts'
import { parseUsd } from '../../schema/money.ts'

describe('a table', () => {
  it('lines its columns up, numbers to the right, colours not counted', () => {
    const { green } = paintFor({ isTTY: true }, {})
    const text = table(
      [{ title: 'NAME' }, { title: 'USD', align: 'right' }, { title: 'X' }],
      [
        ['a', '10.00', green('up')],
        ['longer', '0.5', ''],
      ],
    )
    expect(text).toBe(`NAME      USD  X\na       10.00  ${green('up')}\nlonger    0.5\n`)
  })

  it('keeps a cell on its line', () => {
    expect(facts([['a', 'one\ntwo']])).toBe('a  one two\n')
  })

  it('has no control characters of its cells, apart from colours', () => {
    const { red } = paintFor({ isTTY: true }, {})
    expect(facts([['a', `\u001b[2J\u001b[1Aall is well\u0007\u009b0K`]])).toBe('a  [2J[1Aall is well0K\n')
    expect(facts([['a', red('down')]])).toBe(`a  ${red('down')}\n`)
  })
})

describe('a CSV record', () => {
  it('quotes what RFC 4180 wants quoted, and nothing else', () => {
    expect(csvRecord(['plain', 'a,b', 'say "hi"', 'two\nlines', null, ''])).toBe(
      'plain,"a,b","say ""hi""","two\nlines",,\r\n',
    )
  })
})

describe('money', () => {
  it('is written exactly, however large', () => {
    expect(usdOf('123456789012345678901')).toBe('123456789012345.678901')
    expect(usdOf('5400')).toBe('0.0054')
    expect(usdOf(null)).toBeNull()
  })

  it('is a range where both ends differ', () => {
    expect(usdRange(parseUsd('0'), parseUsd('0.1'))).toBe('0.00 to 0.10')
    expect(usdRange(parseUsd('0.01'), parseUsd('0.01'))).toBe('0.01')
  })
})

describe('time', () => {
  it('is told in UTC, spans in their largest unit', () => {
    expect(moment(new Date('2026-01-31T23:59:59.999+01:00'))).toBe('2026-01-31 22:59:59')
    expect([400, 9_000, 61_000, 7_200_000, 200_000_000].map(span)).toEqual(['0.4 s', '9 s', '1 min', '2 h', '2 d'])
  })
})

describe('colours', () => {
  it('are for terminals whose owner wants them', () => {
    expect(paintFor({ isTTY: true }, {}).red('x')).not.toBe('x')
    expect(paintFor({}, {}).red('x')).toBe('x')
    expect(paintFor({ isTTY: true }, { NO_COLOR: '1' }).red('x')).toBe('x')
    expect(paintFor({ isTTY: true }, { TERM: 'dumb' }).red('x')).toBe('x')
  })
})

describe('text from elsewhere', () => {
  it('cannot move the cursor or fake a line', () => {
    expect(printable('a\u001b[2Kb\r\nc\u009bd')).toBe('ab  c d')
    expect(printableLines('a\u001b[2Kb\n\nc\u0007')).toBe('ab\n\nc ')
  })
})
