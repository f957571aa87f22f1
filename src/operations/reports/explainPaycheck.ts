import { z } from 'zod'
import { explainStored } from '../../domain/payroll/explain.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { paycheckInput } from '../../store/payroll/paycheck-input.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { paycheckOf } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const explainPaycheck = operation({
  address: 'reports/explainPaycheck',
  job: 'paychecks',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary:
    'Says why every number of a paycheck is what it is: rule, table, edition, inputs, steps and citation.',
  description:
    'Every line of the paycheck in its order; steps are computed again from what the engine was given when it was ' +
    'frozen. Of pay, deductions and contributions, which no law decides, `law` is empty and `confidence` is `given`, or ' +
    '`provisional` where the limit of a deduction is past what was checked. A line whose law was corrected since ' +
    'shows the amount that was paid and the steps of the law as it stands. A voided paycheck is explained as it was paid.',
  body: z.object({ payPeriodId: id('payPeriod'), userId: id('user') }),
  reply: z.object({
    explanation: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        payer: z.string(),
        law: z.string(),
        source: z.string(),
        confidence: z.string(),
        taxable: amount(),
        amount: amount(),
        steps: z.array(
          z.object({
            line: z.string(),
            formula: z.string(),
            inputs: z.record(z.string(), z.string()),
            value: z.string(),
          }),
        ),
      }),
    ),
  }),

  async run({ body, work }) {
    const paycheck = { ...(await paycheckOf(work, body)), userId: body.userId }
    const input = await paycheckInput(work, paycheck)
    const [person] = await loadDetails(work, paycheck, paycheck)
    const allowProvisional = work.isSandbox
    return { explanation: explainStored(input, person!.lines, { allowProvisional }) }
  },
})
