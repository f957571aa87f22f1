import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { insertLaborUnit } from '../../store/structure/labor-units.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { laborUnitFields, nameRefusal } from '../../wire/labor-unit.ts'
import { operation } from '../declaration/operation.ts'

export const addDepartment = operation({
  address: 'adminPortal/addDepartment',
  job: 'structure',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Adds a department, to which the cost of work may belong.',
  body: z.object({ department: z.object({ companyId: id('company'), ...laborUnitFields }) }),
  reply: z.object({
    department: z.object({ departmentId: z.uuid(), status: z.literal('Active'), message: z.string() }),
  }),
  refusals: nameRefusal('department'),
  conflicts: { labor_unit_named: 'nameInUse' },

  async run({ body: { department: sent }, work }) {
    const { companyId } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const departmentId = await insertLaborUnit(work, companyId, { ...sent, kind: 'department' })
    work.note({ companyId, subjectIds: [departmentId] })
    const message = 'Department added successfully'
    return { department: { departmentId, status: 'Active' as const, message } }
  },
})
