import type { CompanyCalls } from './providerMeter.ts'

/** Adds up the calls of several processes, by company; the mean time is that of all calls. */
export function sumCalls(lists: readonly (readonly CompanyCalls[])[]): CompanyCalls[] {
  const sums = new Map<string, CompanyCalls>()
  for (const calls of lists.flat()) {
    const sum = sums.get(calls.company)
    sums.set(calls.company, sum ? added(sum, calls) : calls)
  }
  return [...sums.values()].toSorted((one, other) => (one.company < other.company ? -1 : 1))
}

function added(one: CompanyCalls, other: CompanyCalls): CompanyCalls {
  const [ofOne, ofOther] = [countOf(one), countOf(other)]
  return {
    company: one.company,
    answered: one.answered + other.answered,
    refused: one.refused + other.refused,
    failed: one.failed + other.failed,
    meanMs: Math.round((one.meanMs * ofOne + other.meanMs * ofOther) / Math.max(1, ofOne + ofOther)),
  }
}

function countOf({ answered, refused, failed }: CompanyCalls): number {
  return answered + refused + failed
}
