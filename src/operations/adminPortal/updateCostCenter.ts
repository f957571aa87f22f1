import { z } from 'zod'
import { changeLaborUnit } from '../../store/structure/labor-units.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { laborUnitChange, nameRefusal } from '../../wire/labor-unit.ts'
import { operation } from '../declaration/operation.ts'

export const updateCostCenter = operation({
  address: 'adminPortal/updateCostCenter',
  job: 'structure',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Renames a cost center, or takes it out of use.',
  description:
    'What is left out stays. One that is out of use keeps what was counted there, and takes no new shares.',
  body: z.object({ costCenter: z.object({ costCenterId: id('costCenter'), ...laborUnitChange }) }),
  reply: z.object({
    costCenter: z.object({ costCenterId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: nameRefusal('cost center'),
  conflicts: { labor_unit_named: 'nameInUse' },

  async run({ body: { costCenter: sent }, work }) {
    const { costCenterId: unitId, ...change } = sent
    const companyId = known(await changeLaborUnit(work, { unitId, kind: 'costCenter' }, change), 'costCenter')
    work.note({ companyId, subjectIds: [unitId] })
    const message = 'Cost center updated successfully'
    return { costCenter: { costCenterId: unitId, status: 'Ready' as const, message } }
  },
})
