import { caughtUpForState } from '../../domain/filings/caught-up.ts'
import { stateQuarter, type WorkedInState } from '../../domain/filings/state-quarter.ts'
import { computeW2s, type PersonForm } from '../../domain/filings/w2.ts'
import { computeWithholding, unequalParts, w2Part } from '../../domain/filings/withholding.ts'
import { cents, dollars } from '../../kernel/money.ts'
import { paymentsIn } from '../../law/engine/agencies/find.ts'
import { formFor } from '../../law/engine/forms/find.ts'
import { stateReturnsOn, withholdingReturnsOn } from '../../law/engine/forms/states.ts'
import { wageBase } from '../../law/engine/wage-base.ts'
import type { Work } from '../../store/database/work.ts'
import { paidSums } from '../../store/filings/paid.ts'
import { workedIn } from '../../store/filings/worked.ts'
import { caughtUpIn } from './caught-up.ts'
import { type AskedForm, type ComputedForm, lookUp, notesOf } from './computed.ts'
import { depositedFor } from './deposited.ts'

/** A state's quarter by its own names; a file of it is made by its layout. */
export async function wageReport(work: Work, asked: AskedForm): Promise<ComputedForm> {
  const { companyId, span, jurisdiction } = asked
  const returns = stateReturnsOn(jurisdiction, span.to, lookUp(work))!
  const sums = await paidSums(work, { companyId, ...span, workerType: 'W2', by: 'personQuarterState' })
  const baseOf = (code: string) => wageBase(code, span.to, lookUp(work))
  const caught = await caughtUpIn(work, asked, (rows) => caughtUpForState(jurisdiction, rows, baseOf))
  const found = new Set(caught.map(({ userId }) => userId))
  const paid = [...sums.paid.filter(({ userId }) => !found.has(userId)), ...caught]
  const { people, taxes, ...totals } = stateQuarter(jurisdiction, paid)
  const short = totals.uiTaxableWages - stateQuarter(jurisdiction, sums.paid).uiTaxableWages
  const worked = await workedIn(work, { companyId, state: jurisdiction, ...span })
  const { law, confidence } = returns
  const byTax = taxes.flatMap(({ code, payer, taxable, amount }) => [
    [`${code} ${payer} wages`, taxable] as const,
    [`${code} ${payer}`, amount] as const,
  ])
  const lines = { workers: people.length, ...totals, ...Object.fromEntries(byTax) }
  const notes = [
    ...notesOf(sums),
    ...(short > 0n ? [`Taxable wages count ${dollars(cents(short))} ${UNTAXED}`] : []),
    ...(law.extra === '' ? [] : [`${jurisdiction} also asks for: ${law.extra}`]),
  ]
  return {
    figures: {
      form: 'wageReport',
      edition: `${jurisdiction}@${law.effective}#${law.revision}`,
      jurisdiction,
      period: span,
      lines,
    },
    people: people.map(({ userId, ...wages }) => ({
      userId,
      lines: { ...wages, ...workedLines(worked.get(userId)) },
      codes: {},
      labels: {},
      states: [],
      notes: [],
    })),
    confidence,
    steps: [],
    notes,
    isOnTime: false,
  }
}

const UNTAXED =
  'that voided paychecks left under the base of the year: no paycheck took the tax on it, which is owed with this report'

const workedLines = (worked: WorkedInState | undefined): PersonForm['lines'] => ({
  hours: (worked?.hours ?? 0) / 100,
  weeks: worked?.weeks ?? 0,
  ...Object.fromEntries([1, 2, 3].map((month) => [`month${month}`, worked?.months[month - 1] ? 'X' : ''])),
})

/** What was withheld for a state in a period: its return, and after the year its reconciliation with the W-2s. */
export async function withholding(work: Work, asked: AskedForm): Promise<ComputedForm> {
  const { companyId, span, jurisdiction, form } = asked
  const { law, confidence } = withholdingReturnsOn(jurisdiction, span.to, lookUp(work))!
  const ref = paymentsIn(jurisdiction).find(({ taxes }) => taxes.includes(`${jurisdiction}.incomeTax`))!.ref
  const period = { companyId, ...span, workerType: 'W2' } as const
  const sums = await paidSums(work, { ...period, by: 'person' })
  const { paid: byDay } = await paidSums(work, { ...period, by: 'day' })
  const deposited = await depositedFor(work, { companyId, span, ref })
  const deposits = deposited.amount
  const { lines, months } = computeWithholding({
    state: jurisdiction,
    ref,
    byPerson: sums.paid,
    byDay,
    deposits,
  })
  const isYear = form === 'reconciliation'
  const w2s = isYear ? computeW2s(formFor('W-2', span.to, lookUp(work)).law, sums.paid, () => '') : []
  const all = isYear ? { ...lines, ...w2Part(jurisdiction, w2s) } : lines
  return {
    figures: {
      form,
      edition: `${jurisdiction}@${law.effective}#${law.revision}`,
      jurisdiction,
      period: span,
      lines: all,
      months,
    },
    people: [],
    confidence,
    steps: [],
    notes: [
      ...notesOf(sums, deposited),
      ...(law.notes === undefined ? [] : [law.notes]),
      'The numbers of the lines on the state’s own form are not on file: each figure has its name here',
      ...(isYear ? unequalParts(all) : []),
    ],
    isOnTime: false,
  }
}
