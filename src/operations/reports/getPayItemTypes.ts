import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { payItemTypes } from '../../store/company/pay-item-types.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { payItemTypeRecord } from '../../wire/pay-item-type.ts'
import { operation } from '../declaration/operation.ts'

export const getPayItemTypes = operation({
  address: 'reports/getPayItemTypes',
  job: 'items',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the words of a company’s own for what it pays and takes.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    payItemTypes: z.array(payItemTypeRecord).describe('The words, in order of creation.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const types = await payItemTypes(work, companyId, rangeOf(body))
    const { items, next } = pageOf(body, types, ({ payItemTypeId }) => payItemTypeId)
    const shown = items.map(({ rate, ...each }) => ({ ...each, rate: rate === null ? null : rate / 10_000 }))
    return { payItemTypes: shown, ...next }
  },
})
