import { formatUsd } from '../api/usd.ts'
import type { SpendTotals } from './totals.ts'

/** The numbers behind the charts. */
export function SpendTable({ totals: { services, days, total } }: { readonly totals: SpendTotals }) {
  const dates = [...new Set(days.map(({ day }) => day))].toReversed()
  const cells = new Map(days.map(({ day, service, micro }) => [`${day} ${service}`, micro]))
  const dayTotal = (date: string) => days.reduce((sum, { day, micro }) => (day === date ? sum + micro : sum), 0n)
  return (
    <details className="spend-numbers">
      <summary>The same as a table</summary>
      <div className="spend-scroll">
        <table>
          <caption className="visually-hidden">USD spent by day (UTC) and service</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {services.map(({ service }) => (
                <th key={service} scope="col">
                  {service}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {dates.map((date) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                {services.map(({ service }) => (
                  <td key={service}>{formatUsd(cells.get(`${date} ${service}`) ?? 0n)}</td>
                ))}
                <td>{formatUsd(dayTotal(date))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {services.map(({ service, micro }) => (
                <td key={service}>{formatUsd(micro)}</td>
              ))}
              <td>{formatUsd(total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  )
}
