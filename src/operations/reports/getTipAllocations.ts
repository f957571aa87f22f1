import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { tipAllocations } from '../../store/payroll/tip-allocations.ts'
import { id } from '../../wire/fields/fields.ts'
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
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    tipAllocations: z.array(tipAllocationRecord).describe('The allocations, in order of creation.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const found = await tipAllocations(work, companyId, rangeOf(body))
    const { items, next } = pageOf(body, found, ({ tipAllocationId }) => tipAllocationId)
    return { tipAllocations: items.map(tipAllocationForm), ...next }
  },
})
