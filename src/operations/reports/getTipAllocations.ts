import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { tipAllocations } from '../../store/payroll/tip-allocations.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { tipAllocationForm, tipAllocationRecord } from '../../wire/tip-allocation.ts'
import { operation } from '../declaration/operation.ts'

export const getTipAllocations = operation({
  address: 'reports/getTipAllocations',
  job: 'inputs',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the tips that were allocated, period by period and worker by worker.',
  description: 'With `payPeriodId` only those of that period.',
  body: z.object({ companyId: id('company'), payPeriodId: optionalId('payPeriod'), ...page }),
  reply: z.object({
    tipAllocations: z.array(tipAllocationRecord).describe('The allocations, in order of creation.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, payPeriodId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const found = await tipAllocations(work, companyId, { ...rangeOf(body), payPeriodId })
    const { items, next } = pageOf(body, found, ({ tipAllocationId }) => tipAllocationId)
    return { tipAllocations: items.map(tipAllocationForm), ...next }
  },
})
