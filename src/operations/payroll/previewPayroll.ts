import { z } from 'zod'
import { type DetailPerson, detailsForm } from '../../domain/payroll/details.ts'
import { cents } from '../../kernel/money.ts'
import { type Computed, computeSlices } from '../../steps/payroll/compute.ts'
import { prepareRun } from '../../steps/payroll/prepare.ts'
import { fundingOf, linesOfCheck } from '../../steps/payroll/submit.ts'
import { amount, id } from '../fields.ts'
import { periodDetails } from '../forms/details.ts'
import { lockedPeriod } from '../loads.ts'
import { operation } from '../operation.ts'

export const previewPayroll = operation({
  address: 'payroll/previewPayroll',
  verb: 'POST',
  summary: 'Computes every paycheck of a period and says what would be drawn, without keeping anything.',
  description:
    'Blockers are named with the operation that clears each; a preview is answered although they stand.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod') }),
  reply: z.object({
    payPeriod: z.array(periodDetails),
    fundingTotal: amount(),
    debitDate: z.string(),
    payDate: z.string(),
    blockers: z.array(z.object({ message: z.string(), operation: z.string() })),
    warnings: z.array(z.string()),
  }),
  heavy: true,

  async run({ body, work }) {
    const period = await lockedPeriod(work, body)
    const prepared = await prepareRun(work, period)
    const computed: Computed[] = []
    for await (const slice of computeSlices(work, prepared.facts)) computed.push(...slice)

    return {
      payPeriod: [detailsForm({ ...period, payDate: prepared.payDate }, computed.map(detailOf))],
      fundingTotal: cents(computed.reduce((sum, one) => sum + fundingOf(one), 0n)),
      debitDate: prepared.debitDate,
      payDate: prepared.payDate,
      blockers: prepared.blockers.map(({ path, message }) => ({ message, operation: path })),
      warnings: [...prepared.warnings, ...computed.flatMap(({ warnings }) => warnings)],
    }
  },
})

function detailOf(computed: Computed): DetailPerson {
  const { person, check, hours, paymentMethod } = computed
  const { rules, bases, amounts } = linesOfCheck(computed)
  const lines = rules.map(({ kind, code, name }, n) => ({
    kind,
    code,
    name,
    base: bases[n]!,
    amount: amounts[n]!,
  }))
  const yearToDate: Record<string, bigint> = {}
  for (const { kind, code, amount: due } of lines) {
    if (kind !== 'employeeTax' && kind !== 'employerTax') continue
    const word = `${kind === 'employeeTax' ? 'tax' : 'employerTax'}:${code}`
    yearToDate[word] = (person.toDate.totals.get(word)?.amount ?? 0n) + due
  }
  return {
    userId: person.userId,
    name: person.name,
    ...check,
    hours,
    payRate: person.wages.at(-1)?.rate ?? 0n,
    paymentMethod,
    lines,
    yearToDate,
  }
}
