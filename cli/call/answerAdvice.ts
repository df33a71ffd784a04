/** How to get the answer of a payment that was sent and may have been charged. */
export function answerAdvice(payment: Readonly<Record<string, string>>): string {
  const options = Object.entries(payment).map(([name, value]) => ` --header '${name}: ${value}'`)
  const same = options.length > 0 ? `The same call with${options.join('')}` : 'The same call'
  return `${same} gets its answer, and is not charged again.`
}
