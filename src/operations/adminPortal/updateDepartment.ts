import { z } from 'zod'
import { changeLaborUnit } from '../../store/structure/labor-units.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { laborUnitChange, nameRefusal } from '../../wire/labor-unit.ts'
import { operation } from '../declaration/operation.ts'

export const updateDepartment = operation({
  address: 'adminPortal/updateDepartment',
  job: 'structure',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Renames a department, or takes it out of use.',
  description:
    'What is left out stays. One that is out of use keeps what was counted there, and takes no new shares.',
  body: z.object({ department: z.object({ departmentId: id('department'), ...laborUnitChange }) }),
  reply: z.object({
    department: z.object({ departmentId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: nameRefusal('department'),
  conflicts: { labor_unit_named: 'nameInUse' },

  async run({ body: { department: sent }, work }) {
    const { departmentId: unitId, ...change } = sent
    const companyId = known(await changeLaborUnit(work, { unitId, kind: 'department' }, change), 'department')
    work.note({ companyId, subjectIds: [unitId] })
    const message = 'Department updated successfully'
    return { department: { departmentId: unitId, status: 'Ready' as const, message } }
  },
})
