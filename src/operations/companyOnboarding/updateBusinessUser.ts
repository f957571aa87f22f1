import { z } from 'zod'
import { updateBusinessUser as saveBusinessUser } from '../../store/business-users.ts'
import {
  businessUserOf,
  businessUserReply,
  changedBusinessUser,
  mergedBusinessUser,
} from '../forms/business-user.ts'
import { ownershipFault, ownershipRefusals } from '../forms/ownership.ts'
import { operation } from '../operation.ts'

export const updateBusinessUser = operation({
  address: 'companyOnboarding/updateBusinessUser',
  verb: 'PUT',
  summary: 'Changes what is known of an owner, administrator or bookkeeper.',
  description: 'What is left out stays. A beneficial owner must be complete afterwards.',
  body: z.object({ businessUser: changedBusinessUser }),
  reply: businessUserReply,
  refusals: ownershipRefusals,

  async run({ body, work, refuse }) {
    const { businessUserId, ...sent } = body.businessUser
    const { companyId, all, person } = await businessUserOf(work, businessUserId)

    const changed = mergedBusinessUser(person, sent)
    const others = all.filter((each) => each.businessUserId !== businessUserId)
    const fault = ownershipFault(others, changed)
    if (fault) refuse(...fault)

    await saveBusinessUser(work, { companyId, businessUserId }, changed)
    work.note({ companyId, subjectIds: [businessUserId] })
    return {
      businessUser: {
        businessUserId,
        status: 'Ready' as const,
        message: 'Business user updated successfully',
      },
    }
  },
})
