import { z } from 'zod'
import { lockCompany } from '../../store/company/companies.ts'
import { loadLocations, updateLocation } from '../../store/company/locations.ts'
import { ownerOf } from '../../store/database/lookup.ts'
import { locationFields } from '../../wire/business.ts'
import { id, sparse } from '../../wire/fields/fields.ts'
import { known, nouns } from '../../wire/fields/nouns.ts'
import { locationReply } from '../../wire/location.ts'
import { operation } from '../declaration/operation.ts'

export const updateCompanyLocation = operation({
  address: 'companyOnboarding/updateCompanyLocation',
  job: 'company',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Changes a place of a company.',
  description:
    'What is left out stays. One filing address must remain. A correction of the same place; for a move, add the new ' +
    'place and let people work there from a day on (updateUser), so that earlier pay keeps the earlier place.',
  body: z.object({
    companyLocation: z.object({ companyLocationId: id('companyLocation'), ...sparse(locationFields) }),
  }),
  reply: locationReply,
  refusals: {
    filingAddressMustRemain: 'One location must remain the filing address; make another location one first',
  },

  async run({ body, work, refuse }) {
    const { companyLocationId, companyLocation: name, ...sent } = body.companyLocation
    const companyId = known(await ownerOf(work, nouns.companyLocation, companyLocationId), 'companyLocation')
    await lockCompany(work, companyId)
    const places = await loadLocations(work, companyId)

    const others = places.filter((each) => each.companyLocationId !== companyLocationId)
    const place = places.find((each) => each.companyLocationId === companyLocationId)!
    const changed = { ...place, ...sent, name: name ?? place.name }
    if (![changed, ...others].some((each) => each.isFilingAddress)) refuse('filingAddressMustRemain')

    await updateLocation(work, companyId, changed)
    work.note({ companyId, subjectIds: [companyLocationId] })
    const message = 'Company location updated successfully'
    return { companyLocation: { companyLocationId, status: 'Ready' as const, message } }
  },
})
