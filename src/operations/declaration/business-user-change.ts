import { z } from 'zod'
import { updateBusinessUser } from '../../store/company/business-users.ts'
import { businessUserReply, changedBusinessUser, mergedBusinessUser } from '../../wire/business-user.ts'
import { birthFault } from '../../wire/identity.ts'
import { ownershipFault, ownershipRefusals } from '../../wire/ownership.ts'
import { businessUserOf } from '../../work/company/business-user.ts'
import type { Address } from './address.ts'
import { operation } from './operation.ts'

/** A change of a business user, under the two names that the interface gives it. */
export const businessUserChange = (address: Address, summary: string) =>
  operation({
    address,
    job: 'company',
    verb: 'PUT',
    access: { scope: 'admin', roles: ['administrator'], reach: 'company', again: true },
    summary,
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
      const unlikely = birthFault(sent.dateOfBirth, work.today)
      if (unlikely) refuse(unlikely)

      await updateBusinessUser(work, { companyId, businessUserId }, changed)
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
