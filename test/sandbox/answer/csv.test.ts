import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../sandbox/answer/table/csv.ts'

const MARK = '\u{feff}'

const columnsOf = (names: readonly string[]) => names.map((name) => ({ name, kind: 'text' as const }))

/** Reads CSV by the letter of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (isQuoted) {
      if (character !== '"') field += character
      else if (text[at + 1] === '"') {
        field += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',') {
      row.push(field)
      field = ''
    } else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
      at += 1
    } else field += character
  }
  return rows
}

describe('CSV of a table', () => {
  it('quotes what has commas, quotes or line breaks', () => {
    expect(csvOf({ columns: columnsOf(['a,b', 'c']), rows: [['say "hi"', 'two\nlines']] })).toBe(
      `${MARK}"a,b",c\r\n"say ""hi""","two\nlines"\r\n`,
    )
  })

  it.each(['=1+1', '+SUM(A1)', '-A1', '@cmd', '\tx', '\r=x'])('defuses the formula %j', (text) => {
    const [, row] = readCsv(csvOf({ columns: columnsOf(['a']), rows: [[text]] }).slice(1))
    expect(row).toEqual([`'${text}`])
  })

  it.each([-5, '-5.25', '-1e7'])('leaves the number %j alone', (number) => {
    const [, row] = readCsv(csvOf({ columns: columnsOf(['a']), rows: [[number]] }).slice(1))
    expect(row).toEqual([String(number)])
  })

  it('gives back every text that it was given, but for formulas', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('"', ',', '\r\n', '\n', '=x', 'ä€😀'),
      fc.integer(),
      fc.boolean(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const [, ...read] = readCsv(csvOf({ columns: columnsOf(['a', 'b']), rows }).slice(1))
        const isSafe = (text: string) => !/^[=+\-@\t\r]/.test(text)
        expect(read.length).toBe(rows.length)
        for (const [index, row] of rows.entries()) {
          for (const [place, given] of row.entries()) {
            const got = read[index]![place]!
            if (isSafe(String(given))) expect(got).toBe(String(given))
            else expect([`'${given}`, `${given}`]).toContain(got)
          }
        }
      }),
    )
  })

  it('never lets a field begin like a formula, unless it is a number', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('=', '+', '-', '@'), (text, sign) => {
        const [, row] = readCsv(csvOf({ columns: columnsOf(['a']), rows: [[sign + text]] }).slice(1))
        expect(/^[=+\-@]/.test(row![0]!) && Number.isNaN(Number(row![0]))).toBe(false)
      }),
    )
  })
})
