import { z } from 'zod'
import { catalogueOf, USUAL_PRIORITY } from '../../domain/pay/pay-item-type.ts'
import { TRAVEL } from '../../domain/pay/travel.ts'
import { companyExists } from '../../store/company/companies.ts'
import { insertPayItemType } from '../../store/company/pay-item-types.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { payItemTypeFields, payItemTypeRefusals } from '../../wire/pay-item-type.ts'
import { operation } from '../declaration/operation.ts'

export const addPayItemType = operation({
  address: 'adminPortal/addPayItemType',
  job: 'items',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Declares a word of the company’s own for what it pays or takes.',
  description:
    'Imports and recurring items may then use the word. It is taxed like the word of the catalogue that `taxTreatment` ' +
    'names, stands in the books under `glAccount`, and is taken by its `priority` where pay does not suffice. A word ' +
    'that is taxed like Mileage or Per Diem may have the `rate` that the company pays for a mile or a day.',
  body: z.object({ payItemType: z.object(payItemTypeFields) }),
  reply: z.object({
    payItemType: z.object({ payItemTypeId: z.uuid(), status: z.literal('Active'), message: z.string() }),
  }),
  refusals: payItemTypeRefusals,
  conflicts: { pay_item_type_named: 'nameInUse' },

  async run({ body: { payItemType: sent }, work, refuse }) {
    const { companyId, payItem, name } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const catalogue = catalogueOf[payItem]
    if (catalogue.named(name) !== undefined) refuse('ownWord', { name })
    const fault = () => refuse('unknownWord', { fault: catalogue.unknown(sent.taxTreatment) })
    const taxTreatment = catalogue.named(sent.taxTreatment) ?? fault()

    const rate = sent.rate ?? null
    if (rate !== null && !(taxTreatment in TRAVEL)) refuse('noRate')

    const type = { ...sent, taxTreatment, priority: sent.priority ?? USUAL_PRIORITY, rate }
    const payItemTypeId = await insertPayItemType(work, companyId, type)
    work.note({ companyId, subjectIds: [payItemTypeId] })
    const message = 'Pay item type added successfully'
    return { payItemType: { payItemTypeId, status: 'Active' as const, message } }
  },
})
