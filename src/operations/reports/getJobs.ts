import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { laborUnits } from '../../store/structure/labor-units.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { laborUnitRecord } from '../../wire/labor-unit.ts'
import { operation } from '../declaration/operation.ts'

export const getJobs = operation({
  address: 'reports/getJobs',
  job: 'structure',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'company' },
  summary: 'Lists the jobs of a company, in order of creation.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    jobs: z
      .array(z.object({ jobId: z.uuid(), ...laborUnitRecord }))
      .describe('The jobs, in order of creation.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const units = await laborUnits(work, companyId, { kind: 'job', ...rangeOf(body) })
    const { items, next } = pageOf(body, units, ({ unitId }) => unitId)
    return {
      jobs: items.map(({ unitId, name, code, isActive }) => ({ jobId: unitId, name, code, isActive })),
      ...next,
    }
  },
})
