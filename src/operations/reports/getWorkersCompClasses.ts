import { z } from 'zod'
import { compClasses } from '../../store/company/comp-classes.ts'
import { companyExists } from '../../store/company/companies.ts'
import { compClassForm, compClassRecord } from '../../wire/comp-class.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getWorkersCompClasses = operation({
  address: 'reports/getWorkersCompClasses',
  job: 'states',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the workers’ compensation classes of a company, with their rates and whose work they are.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    workersCompClasses: z.array(compClassRecord).describe('The classes, in order of creation.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const found = await compClasses(work, companyId, rangeOf(body))
    const { items, next } = pageOf(body, found, ({ classId }) => classId)
    return { workersCompClasses: items.map(compClassForm), ...next }
  },
})
