import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { insertLaborUnit } from '../../store/structure/labor-units.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { laborUnitFields, nameRefusal } from '../../wire/labor-unit.ts'
import { operation } from '../declaration/operation.ts'

export const addCostCenter = operation({
  address: 'adminPortal/addCostCenter',
  job: 'structure',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Adds a cost center, to which the cost of work may belong.',
  body: z.object({ costCenter: z.object({ companyId: id('company'), ...laborUnitFields }) }),
  reply: z.object({
    costCenter: z.object({ costCenterId: z.uuid(), status: z.literal('Active'), message: z.string() }),
  }),
  refusals: nameRefusal('cost center'),
  conflicts: { labor_unit_named: 'nameInUse' },

  async run({ body: { costCenter: sent }, work }) {
    const { companyId } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const costCenterId = await insertLaborUnit(work, companyId, { ...sent, kind: 'costCenter' })
    work.note({ companyId, subjectIds: [costCenterId] })
    const message = 'Cost center added successfully'
    return { costCenter: { costCenterId, status: 'Active' as const, message } }
  },
})
