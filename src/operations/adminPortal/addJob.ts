import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { insertLaborUnit } from '../../store/structure/labor-units.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { laborUnitFields, nameRefusal } from '../../wire/labor-unit.ts'
import { operation } from '../declaration/operation.ts'

export const addJob = operation({
  address: 'adminPortal/addJob',
  job: 'structure',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Adds a job, to which the cost of work may belong.',
  body: z.object({ job: z.object({ companyId: id('company'), ...laborUnitFields }) }),
  reply: z.object({
    job: z.object({ jobId: z.uuid(), status: z.literal('Active'), message: z.string() }),
  }),
  refusals: nameRefusal('job'),
  conflicts: { labor_unit_named: 'nameInUse' },

  async run({ body: { job: sent }, work }) {
    const { companyId } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const jobId = await insertLaborUnit(work, companyId, { ...sent, kind: 'job' })
    work.note({ companyId, subjectIds: [jobId] })
    const message = 'Job added successfully'
    return { job: { jobId, status: 'Active' as const, message } }
  },
})
