import { z } from 'zod'
import { approvalsOf } from '../../store/payroll/approvals.ts'
import { approvalForm, approvalRecord } from '../../wire/approval.ts'
import { id } from '../../wire/fields/fields.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollApprovals = operation({
  address: 'reports/getPayrollApprovals',
  job: 'payroll',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Who asked for approval of a payroll, who decided, and over which totals; the latest last.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod') }),
  reply: z.object({ approvals: z.array(approvalRecord) }),

  async run({ body, work }) {
    await namedIn(work, body.companyId, { payPeriodId: body.payPeriodId })
    return { approvals: (await approvalsOf(work, body)).map(approvalForm) }
  },
})
