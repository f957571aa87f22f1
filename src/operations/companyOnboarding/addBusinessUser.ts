import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../../domain/access/language.ts'
import { exceedsWhole } from '../../domain/company/ownership.ts'
import { insertBusinessUser, loadBusinessUsers } from '../../store/company/business-users.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { businessUserFields } from '../../wire/business.ts'
import { businessUserReply } from '../../wire/business-user.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { birthFault, birthRefusals } from '../../wire/identity.ts'
import { ownerFaults, ownershipRefusals } from '../../wire/ownership.ts'
import { operation } from '../declaration/operation.ts'

export const addBusinessUser = operation({
  address: 'companyOnboarding/addBusinessUser',
  job: 'company',
  verb: 'POST',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary: 'Adds an owner, administrator or bookkeeper to a company.',
  description: 'For a beneficial owner every field is mandatory, but for middleName and address2.',
  body: z.object({
    businessUser: z.object({ companyId: id('company'), ...businessUserFields }).superRefine(ownerFaults),
  }),
  reply: businessUserReply,
  refusals: { tooMuchOwned: ownershipRefusals.tooMuchOwned, ...birthRefusals },

  async run({ body: { businessUser }, work, refuse }) {
    const { companyId, ownershipPercentage, ...person } = businessUser
    known(await lockCompany(work, companyId), 'company')
    const others = await loadBusinessUsers(work, companyId)

    const added = {
      ...person,
      language: person.language || DEFAULT_LANGUAGE,
      ownershipBasisPoints: ownershipPercentage ?? 0,
    }
    if (exceedsWhole([...others, { ...added, businessUserId: '' }])) refuse('tooMuchOwned')
    const unlikely = birthFault(person.dateOfBirth, work.today)
    if (unlikely) refuse(unlikely)

    const businessUserId = await insertBusinessUser(work, companyId, added)
    work.note({ companyId, subjectIds: [businessUserId] })
    const message = 'Business user added successfully'
    return { businessUser: { businessUserId, status: 'Ready' as const, message } }
  },
})
