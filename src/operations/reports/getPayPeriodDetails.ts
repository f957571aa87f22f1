import { z } from 'zod'
import { openReturns } from '../../store/money/open-returns.ts'
import { loadDetails, totalsOfPeriod } from '../../store/payroll/pay-details.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { detailsForm, periodDetails } from '../../wire/period-details.ts'
import { operation } from '../declaration/operation.ts'

export const getPayPeriodDetails = operation({
  address: 'reports/getPayPeriodDetails',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers a period with every paycheck in it, line by line.',
  description:
    '`total` is what the payroll costs: gross pay, reimbursements and employer taxes. A period that was not initiated ' +
    'has no line items yet; previewPayroll computes them. `returnedPayments` are payments that came back, were not issued ' +
    'again and are still owed: payroll/reissuePayment takes their `requestReferenceId`. `limit` and `cursor` page the ' +
    'paychecks; the sums are of all of them.',
  body: z.object({ payPeriodId: id('payPeriod'), ...page }),
  reply: z.object({ payPeriod: z.array(periodDetails), ...pageReply }),

  async run({ body, work }) {
    const [period] = await periodsWhere(work, { ids: [body.payPeriodId] })
    const loaded = await loadDetails(work, known(period, 'payPeriod'), rangeOf(body))
    const { items, next } = pageOf(body, loaded, ({ userId }) => userId)
    const totals = body.limit || body.cursor ? await totalsOfPeriod(work, period!) : undefined
    const returned = await openReturns(work, {
      companyId: period!.companyId,
      payPeriodIds: [body.payPeriodId],
    })
    return { payPeriod: [detailsForm(period!, items, { returned, totals })], ...next }
  },
})
