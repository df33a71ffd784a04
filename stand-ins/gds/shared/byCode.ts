/** Numbers by code from a text such as `FR 10, DE 7`. */
export function numbersByCode(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(',').map((pair) => {
      const [code = '', number] = pair.trim().split(' ')
      return [code, Number(number)]
    }),
  )
}
