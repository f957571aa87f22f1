import { z } from 'zod'
import { paycheckMachine } from '../../domain/payroll/paycheck-state.ts'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { runMachine } from '../../domain/payroll/run.ts'
import { arrow, move } from '../../kernel/machine.ts'
import { assert } from '../../kernel/problem.ts'
import { setPeriodStatus } from '../../store/payroll/pay-periods.ts'
import { livingRun, setRunStatus } from '../../store/payroll/runs.ts'
import { id } from '../../wire/fields/fields.ts'
import { takeBackPaychecks } from '../../work/money/take-back.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const cancelPayrollSubmission = operation({
  address: 'payroll/cancelPayrollSubmission',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.run', roles: ['administrator'], reach: 'company' },
  summary: 'Takes back a submitted payroll before it is processed; the period is editable again.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod') }),
  reply: z.object({
    payPeriod: z.object({ payPeriodId: z.uuid(), status: z.literal('cancelled'), message: z.string() }),
  }),
  emits: ['payPeriod'],
  heavy: true,

  async run({ body, work }) {
    const period = await lockedPeriod(work, body)
    const status = move(payPeriodMachine, period.status, 'cancelPayrollSubmission')
    const run = await livingRun(work, period)
    assert(run, `period ${period.payPeriodId} is submitted without a run`)

    await takeBackPaychecks(work, run, { mark: arrow(paycheckMachine, 'cancelPayrollSubmission').to })
    await setRunStatus(work, run, move(runMachine, run.status, 'cancelPayrollSubmission'))
    await setPeriodStatus(work, period, status)
    work.emit({
      family: 'payPeriod',
      change: 'update',
      companyId: body.companyId,
      entityId: body.payPeriodId,
    })
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, run.runId] })
    return { payPeriod: { payPeriodId: body.payPeriodId, status, message: 'Payroll submission cancelled' } }
  },
})
