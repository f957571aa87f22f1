import { z } from 'zod'
import { varianceColumns } from '../../domain/reports/variance.ts'
import { periodRunBefore } from '../../store/payroll/check-sums.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { format, reportReply } from '../../wire/reports/report.ts'
import { namedPeriod } from '../../work/payroll/load-period.ts'
import { answered } from '../../work/reports/answer.ts'
import { variance } from '../../work/reports/variance.ts'
import { operation } from '../declaration/operation.ts'

export const getVarianceReport = operation({
  address: 'reports/getVarianceReport',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Who is paid otherwise in a payroll than in the one before it, and why.',
  description:
    'Of a payroll that was submitted; before that, `compareTo` of previewPayroll tells the same. The largest change of net ' +
    'comes first.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod').describe('The payroll.'),
    compareTo: optionalId('payPeriod').describe(
      'The payroll to compare with; the Regular one before it on its schedule unless given.',
    ),
    format: format(),
  }),
  reply: reportReply(varianceColumns),
  refusals: {
    nothingBefore: 'There is no payroll before this one on its schedule; name one in compareTo',
  },
  heavy: true,

  async run({ body, work, refuse }) {
    const { companyId, payPeriodId, compareTo } = body
    const period = await namedPeriod(work, { companyId, payPeriodId })
    const before = compareTo
      ? await namedPeriod(work, { companyId, payPeriodId: compareTo })
      : ((await periodRunBefore(work, period)) ?? refuse('nothingBefore'))

    return answered(work, body, await variance(work, period, before))
  },
})
