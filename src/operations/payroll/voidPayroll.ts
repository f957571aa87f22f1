import { z } from 'zod'
import { moneyNews } from '../../domain/money/news.ts'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { runMachine } from '../../domain/payroll/run.ts'
import { amendmentOf, untaxedWords, yearOverWords } from '../../domain/payroll/void.ts'
import { move } from '../../kernel/machine.ts'
import { plural } from '../../kernel/plural.ts'
import { assert } from '../../kernel/problem.ts'
import { wageBase } from '../../law/engine/wage-base.ts'
import { receivableOf } from '../../store/money/transfers.ts'
import { setPeriodStatus } from '../../store/payroll/pay-periods.ts'
import { livingUserIds, voidedUserIds } from '../../store/payroll/paychecks.ts'
import { workersOfCompany } from '../../store/payroll/period-inputs.ts'
import { livingRun, setRunStatus } from '../../store/payroll/runs.ts'
import { shortOfBase } from '../../store/payroll/years.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { unknownWorkers } from '../../wire/fields/nouns.ts'
import { voidPaychecks } from '../../work/money/void.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { takeBackAccruals } from '../../work/time/accrue.ts'
import { restorePayouts } from '../../work/time/paid-leave.ts'
import { operation } from '../declaration/operation.ts'

export const voidPayroll = operation({
  address: 'payroll/voidPayroll',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.run', roles: ['administrator'], reach: 'company' },
  summary: 'Voids paychecks of a run: all of them, or those of `userIds`. Nothing is deleted.',
  description:
    'Opposite postings at the original pay date change year-to-date and liability in the original quarter and year; one ' +
    'that has ended is named in `amendments`; `message` says what of later pay is within the base of Social Security since ' +
    'the void and had none of its tax, and a year that has ended. Payments that were not sent are cancelled and what was drawn for them is ' +
    'refunded. What a worker has is reversed over the network within 5 banking days of settlement, after that the worker ' +
    'owes it. Tax that was deposited becomes a credit with the agency, but for federal income tax, Additional Medicare ' +
    'Tax and backup withholding of a year that has ended where the worker had the pay: these stay with the IRS for the worker. Later paychecks stay; the next ones catch up ' +
    'capped taxes, each up to its own pay. When every paycheck is voided the period is `voided`; pay anew with a supplemental period.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    userIds: z.array(id('user')).max(100_000).nullish(),
    reason: text(200),
  }),
  reply: z.object({
    payPeriod: z.object({
      payPeriodId: z.uuid(),
      status: z.string(),
      message: z.string(),
      voidedPaychecks: z.int(),
      amendments: z.array(z.string()),
    }),
  }),
  refusals: {
    notPaid: 'A worker among userIds has no paycheck in this period',
    voidedAlready: 'The paycheck of {userIds} in this period is already voided',
    allVoided: 'Every paycheck of this period is already voided; pay anew with addSupplementalPayPeriod',
    fundingOwed: 'The funding of an earlier payroll came back and is still owed: void when it is paid',
  },
  emits: ['payPeriod', ...moneyNews],
  heavy: true,

  async run({ body, work, refuse }) {
    const period = await lockedPeriod(work, body)
    const { companyId, payPeriodId } = period
    const named = body.userIds ?? []
    const known = await workersOfCompany(work, companyId, named)
    const strangers = named.filter((userId) => !known.has(userId))
    if (strangers.length > 0) throw unknownWorkers(named, strangers, 'no worker of this company')
    if (period.status === payPeriodMachine.state.voided) refuse('allVoided')
    const voided = move(payPeriodMachine, period.status, 'voidPayroll')
    const run = await livingRun(work, period)
    assert(run, `period ${payPeriodId} is ${period.status} without a run`)
    const living = await livingUserIds(work, run)
    const wanted = new Set<string>(body.userIds ?? living)
    const alive = new Set(living)
    const gone = [...wanted].filter((userId) => !alive.has(userId))
    const twice = gone.length > 0 ? await voidedUserIds(work, run, gone) : []
    if (twice.length > 0) refuse('voidedAlready', { userIds: twice.slice(0, 20).join(', ') })
    if (wanted.size === 0 || gone.length > 0) refuse('notPaid')
    if ((await receivableOf(work, companyId)) > 0n) refuse('fundingOwed')

    const isAll = wanted.size === living.length
    const amendment = amendmentOf(run.payDate, work.today)
    const reason = amendment ? `${body.reason} (amends ${amendment})` : body.reason

    await voidPaychecks(work, { run, period }, { userIds: [...wanted], isAll, reason })
    await takeBackAccruals(work, run, [...wanted])
    await restorePayouts(work, run, [...wanted])
    if (isAll) {
      await setRunStatus(work, run, move(runMachine, run.status, 'voidPayroll'))
      await setPeriodStatus(work, period, voided)
      work.emit({ family: 'payPeriod', change: 'update', companyId, entityId: payPeriodId })
    }
    work.note({ companyId, subjectIds: [payPeriodId, run.runId], facts: { voided: wanted.size, amendment } })
    const base = wageBase('US.socialSecurity', run.payDate, { allowProvisional: work.isSandbox })
    const short = base ? await shortOfBase(work, run, { userIds: [...wanted], base }) : []
    const said = { payDate: run.payDate, today: work.today, federalForm: run.federalForm }
    return {
      payPeriod: {
        payPeriodId,
        status: isAll ? voided : period.status,
        message: `${plural(wanted.size, 'paycheck')} voided${untaxedWords(short, said)}${yearOverWords(period.workerType, run.payDate, work.today)}`,
        voidedPaychecks: wanted.size,
        amendments: amendment ? [amendment] : [],
      },
    }
  },
})
