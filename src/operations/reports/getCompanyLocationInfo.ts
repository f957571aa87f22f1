import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { loadLocations } from '../../store/company/locations.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getCompanyLocationInfo = operation({
  address: 'reports/getCompanyLocationInfo',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the places of a company, in order of creation.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    companyLocations: z.array(
      z.object({
        companyLocationId: z.uuid(),
        companyLocation: z.string(),
        address1: z.string(),
        address2: z.string(),
        city: z.string(),
        state: z.string(),
        zipcode: z.string(),
        phoneNumber: z.string(),
        isWorkLocation: z.boolean(),
        isMailingAddress: z.boolean(),
        isFilingAddress: z.boolean(),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')
    const places = await loadLocations(work, body.companyId, rangeOf(body))

    const { items, next } = pageOf(body, places, (place) => place.companyLocationId)
    return {
      companyLocations: items.map(({ name, ...place }) => ({ ...place, companyLocation: name })),
      ...next,
    }
  },
})
