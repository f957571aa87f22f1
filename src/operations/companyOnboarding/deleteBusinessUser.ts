import { z } from 'zod'
import { isLastMajorOwner } from '../../domain/company/ownership.ts'
import { deleteBusinessUser as removeBusinessUser } from '../../store/company/business-users.ts'
import { companyExists } from '../../store/company/companies.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { businessUserOf } from '../../work/company/business-user.ts'
import { operation } from '../declaration/operation.ts'

export const deleteBusinessUser = operation({
  address: 'companyOnboarding/deleteBusinessUser',
  job: 'company',
  verb: 'DELETE',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary: 'Removes an owner, administrator or bookkeeper.',
  description: '`companyId` may be left out; when it is sent, the business user must belong to it.',
  body: z.object({ companyId: optionalId('company'), businessUserId: id('businessUser') }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    lastOwner:
      'The last beneficial owner of 25 percent or more cannot be deleted; add another with addBusinessUser first',
  },

  async run({ body, work, refuse }) {
    if (body.companyId && !(await companyExists(work, body.companyId))) throw unknownId('company')
    const { companyId, all, person } = await businessUserOf(work, body.businessUserId)
    if (body.companyId && body.companyId !== companyId) throw unknownId('businessUser')

    if (isLastMajorOwner(all, person.businessUserId)) refuse('lastOwner')

    await removeBusinessUser(work, { companyId, businessUserId: person.businessUserId })
    work.note({ companyId, subjectIds: [person.businessUserId] })
    return { success: true as const, message: 'Business user deleted successfully' }
  },
})
