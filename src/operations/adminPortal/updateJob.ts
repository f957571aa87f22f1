import { z } from 'zod'
import { changeLaborUnit } from '../../store/structure/labor-units.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { laborUnitChange, nameRefusal } from '../../wire/labor-unit.ts'
import { operation } from '../declaration/operation.ts'

export const updateJob = operation({
  address: 'adminPortal/updateJob',
  job: 'structure',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Renames a job, or takes it out of use.',
  description:
    'What is left out stays. One that is out of use keeps what was counted there, and takes no new shares.',
  body: z.object({ job: z.object({ jobId: id('job'), ...laborUnitChange }) }),
  reply: z.object({
    job: z.object({ jobId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: nameRefusal('job'),
  conflicts: { labor_unit_named: 'nameInUse' },

  async run({ body: { job: sent }, work }) {
    const { jobId: unitId, ...change } = sent
    const companyId = known(await changeLaborUnit(work, { unitId, kind: 'job' }, change), 'job')
    work.note({ companyId, subjectIds: [unitId] })
    const message = 'Job updated successfully'
    return { job: { jobId: unitId, status: 'Ready' as const, message } }
  },
})
