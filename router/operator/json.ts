import { formatEther } from 'viem'
import type { AtomicUsdc } from '../../schema/money.ts'
import type { Balances, Held } from '../metrics/balances.ts'
import type { Figures } from './figures.ts'
import type { PaymentCounts, RevenueSums, Sums } from './sums.ts'
import { kindOf, usdText } from './text.ts'

/** The figures as JSON: amounts as decimal USD strings, times in ISO 8601. */
export function figuresJson(figures: Figures): object {
  const { areJobsWell, at, balances, caps, companies, days, jobs, outflow, owed, ports, remotes, revenue } = figures
  return {
    at: at.toISOString(),
    askedDays: figures.askedDays,
    days: days.length,
    from: days.at(0),
    to: days.at(-1),
    archivedMonths: figures.archivedMonths,
    ...(revenue ? revenueJson(revenue) : {}),
    payments: {
      underWay: [...figures.underWay].map(([state, { count, age }]) => ({ state, count, oldestSeconds: age })),
      stuck: figures.stuckPayments.map((payment) => ({
        id: payment.id,
        state: payment.state,
        reason: payment.reason,
        usd: usdText(BigInt(payment.settled_amount ?? payment.amount)),
        payer: payment.payer,
        service: payment.service,
        createdAt: payment.created_at.toISOString(),
      })),
    },
    refunds: {
      owed: [...owed].map(([state, { count, amount }]) => ({ state, count, usd: usdText(amount) })),
      stuck: figures.stuckDisbursements.map((disbursement) => ({
        id: disbursement.id,
        payment: disbursement.payment_id,
        purpose: disbursement.purpose,
        state: disbursement.state,
        usd: usdText(BigInt(disbursement.amount)),
        note: disbursement.note,
        createdAt: disbursement.created_at.toISOString(),
      })),
      caps: {
        hour: { usedUsd: usdText(outflow.hour), capUsd: usdText(caps.hour) },
        day: { usedUsd: usdText(outflow.day), capUsd: usdText(caps.day) },
      },
    },
    balances: balancesJson(balances),
    providers: {
      ports: ports.map(({ service, name, kind }) => ({ service, port: name, kind: kindOf(kind) })),
      calls: companies,
    },
    services: remotes,
    jobs: { areWell: areJobsWell, queued: jobs },
  }
}

function revenueJson(revenue: RevenueSums): object {
  return {
    totals: { ...countsJson(revenue.totals), ...sumsJson(revenue.totals) },
    byDay: revenue.byDay.map((day) => ({ day: day.day, ...countsJson(day), ...sumsJson(day) })),
    byService: revenue.byService.map((row) => ({ service: row.service, lines: row.lines, ...sumsJson(row) })),
    wallets: revenue.walletCount,
    byWallet: revenue.byWallet.map(({ wallet, payments, taken, refunded, paidOut, revenue: left }) => ({
      wallet,
      payments,
      takenUsd: usdText(taken),
      refundedUsd: usdText(refunded),
      paidOutUsd: usdText(paidOut),
      revenueUsd: usdText(left),
    })),
  }
}

function sumsJson({ taken, refunded, paidOut, revenue, toOthers, waived, failed }: Sums): object {
  return {
    takenUsd: usdText(taken),
    refundedUsd: usdText(refunded),
    paidOutUsd: usdText(paidOut),
    revenueUsd: usdText(revenue),
    toOthersUsd: usdText(toOthers),
    waivedUsd: usdText(waived),
    failedUsd: usdText(failed),
  }
}

function countsJson({ payments, settled, open }: PaymentCounts): object {
  return { payments, settled, open }
}

function balancesJson({ payees, refundKeys, gas }: Balances): object {
  const inUsd = ({ network, address, balance }: Held<AtomicUsdc>) => ({
    network,
    address,
    usd: balance === null ? null : usdText(balance),
  })
  return {
    payees: payees.map(inUsd),
    refundKeys: refundKeys.map(inUsd),
    gas: gas.map(({ network, address, balance }) => ({
      network,
      address,
      ether: balance === null ? null : formatEther(balance),
    })),
  }
}
