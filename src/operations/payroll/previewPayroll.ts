import { z } from 'zod'
import type { Computed } from '../../domain/payroll/computed.ts'
import type { DetailPerson } from '../../domain/payroll/details.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { WorkerBlocker } from '../../domain/payroll/worker-blocker.ts'
import type { PaidLeave } from '../../domain/time/paid-leave.ts'
import { cents } from '../../kernel/money.ts'
import { undone } from '../../store/database/transaction.ts'
import type { Work } from '../../store/database/work.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { livingRun } from '../../store/payroll/runs.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { closedWords, runnableRefusals } from '../../wire/pay-period.ts'
import { detailsForm, periodDetails } from '../../wire/period-details.ts'
import { computeSlices } from '../../work/payroll/compute.ts'
import { fundingOf, linesOfCheck } from '../../work/payroll/freeze.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { prepareRun } from '../../work/payroll/prepare.ts'
import { Warnings } from '../../work/payroll/warnings.ts'
import { paidLeaveOf, takePaidLeave } from '../../work/time/paid-leave.ts'
import { operation } from '../declaration/operation.ts'

export const previewPayroll = operation({
  address: 'payroll/previewPayroll',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Computes every paycheck of a period and says what would be drawn, without keeping anything.',
  description:
    'Blockers are named with the operation that clears each; a preview is answered although they stand. A worker who ' +
    'cannot be computed is one of them, with `userId` and `field`, and everyone else has numbers. Of a period that ' +
    'was initiated the frozen paychecks are answered. `warnings` are those of initiatePayroll.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod') }),
  reply: z.object({
    payPeriod: z.array(periodDetails),
    fundingTotal: amount(),
    debitDate: z.string(),
    payDate: z.string(),
    blockers: z.array(
      z.object({
        message: z.string(),
        operation: z.string(),
        userId: z.uuid().optional().describe('The worker whom it keeps from being paid.'),
        field: z.string().optional().describe('What of the worker is to be mended.'),
      }),
    ),
    warnings: z.array(z.string()),
  }),
  refusals: runnableRefusals,
  heavy: true,

  async run({ body, work, refuse }) {
    const period = await lockedPeriod(work, body)
    const alive = await livingRun(work, period)
    if (alive) return frozen(period, alive, await loadDetails(work, period))
    if (!EDITABLE.includes(period.status)) refuse('notRunnable', closedWords(period.status))
    const { prepared, people, warnings } = await undone(work, () => computed(work, period))

    return {
      payPeriod: [
        detailsForm(
          { ...period, payDate: prepared.payDate },
          people.map(({ detail }) => detail),
        ),
      ],
      fundingTotal: cents(people.reduce((sum, { funding }) => sum + funding, 0n)),
      debitDate: prepared.debitDate,
      payDate: prepared.payDate,
      blockers: [
        ...prepared.blockers.map(({ path, message }) => ({ message, operation: path })),
        ...warnings.blockers.map(shownBlocker),
      ],
      warnings: [...warnings.shown],
    }
  },
})

/** Preparing writes down what leave and holidays give, as a run would. */
async function computed(work: Work, period: PeriodFacts) {
  const prepared = await prepareRun(work, period)
  const [people, warnings, leave] = [[] as Shown[], new Warnings(prepared.warnings), [] as PaidLeave[]]
  const shownAndNoted = (computed: Computed): Shown => {
    leave.push(...paidLeaveOf(computed))
    return shown(computed)
  }
  for await (const part of computeSlices(work, prepared.facts, warnings, shownAndNoted)) people.push(...part)
  for (const words of await takePaidLeave(work, { ...period, runId: 'preview' }, leave)) warnings.add(words)
  return { prepared, people, warnings }
}

const shownBlocker = ({ message, operation, userId, field }: WorkerBlocker) => ({
  message,
  operation,
  ...(userId === '' ? {} : { userId }),
  ...(field === '' ? {} : { field }),
})

interface Shown {
  readonly detail: DetailPerson
  readonly funding: bigint
}

const shown = (computed: Computed): Shown => ({
  detail: detailOf(computed),
  funding: fundingOf(computed),
})

const frozen = (period: PeriodFacts, run: RunFacts, people: readonly DetailPerson[]) => ({
  payPeriod: [detailsForm(period, people)],
  fundingTotal: cents(run.fundingTotal),
  debitDate: run.debitDate as string,
  payDate: run.payDate as string,
  blockers: [],
  warnings: [...run.warnings],
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
