import { z } from 'zod'
import { lockCompany } from '../../store/company/companies.ts'
import { insertLocation, loadLocations } from '../../store/company/locations.ts'
import { locationFields } from '../../wire/business.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { locationRefusals, locationReply } from '../../wire/location.ts'
import { operation } from '../declaration/operation.ts'

export const addCompanyLocation = operation({
  address: 'companyOnboarding/addCompanyLocation',
  job: 'company',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Adds a place of a company: where it works, gets mail, or files.',
  body: z.object({ companyLocation: z.object({ companyId: id('company'), ...locationFields }) }),
  reply: locationReply,
  refusals: locationRefusals,

  async run({ body: { companyLocation: place }, work, refuse }) {
    const { companyId } = place
    known(await lockCompany(work, companyId), 'company')
    const [first] = await loadLocations(work, companyId, { atMost: 1 })

    if (!first && !place.isFilingAddress) refuse('firstLocationMustFile')

    const companyLocationId = await insertLocation(work, companyId, { ...place, name: place.companyLocation })
    work.note({ companyId, subjectIds: [companyLocationId] })
    const message = 'Company location added successfully'
    return { companyLocation: { companyLocationId, status: 'Ready' as const, message } }
  },
})
