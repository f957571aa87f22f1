import { z } from 'zod'
import { reachOf } from '../../domain/access/caller.ts'
import { explain } from '../../domain/explanation/explain.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { paycheckIn } from '../../store/payroll/paychecks.ts'
import { explanation } from '../../wire/explanation.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { lineItem, lineItemForm } from '../../wire/period-details.ts'
import { skippedRecord } from '../../wire/skipped-items.ts'
import { expectedPaycheck, frozenPaycheck } from '../../work/payroll/explained.ts'
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
    'Says why every number of a paycheck is what it is: in a sentence, and by rule, edition, inputs, steps and citation.',
  description:
    'Every line of the paycheck in its order; steps are computed again from what the engine was given when it was ' +
    'frozen. Before the period is submitted the paycheck is the one that a run would make as things stand ' +
    '(`isPreview`), and nothing is kept; a worker sees it once it is submitted. ' +
    'Of pay, deductions and contributions, which no law decides, `law` is empty and `confidence` is `given`, or ' +
    '`provisional` where the limit of a deduction is past what was checked. A line whose law was corrected since ' +
    'shows the amount that was paid and the steps of the law as it stands. A voided paycheck is explained as it was paid. ' +
    '`paycheck` is the row of getPayPeriodDetails.',
  body: z.object({ payPeriodId: id('payPeriod'), userId: id('user') }),
  reply: z.object({
    isPreview: z
      .boolean()
      .describe('Whether it is what a run would pay as things stand, and not yet what it pays.'),
    explanation: z.array(explanation),
    paycheck: lineItem.describe('The paycheck itself.'),
    skipped: z
      .array(skippedRecord)
      .describe('What the paycheck would take or give by itself, and was told to skip.'),
  }),
  refusals: {
    blocked: 'This paycheck cannot be computed: {why}',
    nothingToPay:
      'Nothing is to be paid to this user in this period; give hours or amounts with importRegularPayrollData',
  },

  async run({ body: { payPeriodId, userId }, work, caller, refuse }) {
    const [asked] = await periodsWhere(work, { ids: [payPeriodId] })
    const period = known(asked, 'payPeriod')
    const paycheck = await paycheckIn(work, { ...period, userId })
    if (!paycheck && reachOf(caller).workerId) throw unknownId('user')
    const found = paycheck
      ? await frozenPaycheck(work, { ...period, ...paycheck, userId })
      : ((await expectedPaycheck(work, period, userId)) ?? refuse('nothingToPay'))
    if ('message' in found) return refuse('blocked', { why: found.message })
    return {
      isPreview: !paycheck,
      explanation: explain(found.paycheck, { allowProvisional: work.isSandbox }),
      paycheck: lineItemForm(found.person),
      skipped: [...(found.paycheck.input.skipped ?? [])],
    }
  },
})
