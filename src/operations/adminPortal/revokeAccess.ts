import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { logAccess } from '../../store/access/access-log.ts'
import { endSessionsOf } from '../../store/access/sessions.ts'
import { deleteStaffRole } from '../../store/access/staff.ts'
import { id } from '../../wire/fields/fields.ts'
import { staffOfCompany } from '../../work/access/staff.ts'
import { mailStaffLater } from '../../work/people/mail-later.ts'
import { operation } from '../declaration/operation.ts'

export const revokeAccess = operation({
  address: 'adminPortal/revokeAccess',
  job: 'access',
  verb: 'POST',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company', again: true },
  summary:
    'Takes the access of a business user away, at once: sessions of this company end, those of others go on. ' +
    'They are told by letter.',
  body: z.object({ companyId: id('company'), businessUserId: id('businessUser') }),
  reply: z.object({
    access: z
      .object({
        businessUserId: z.uuid(),
        endedSessions: z
          .int()
          .describe(
            'In how many sessions the person was. They act for this company no longer; those of no other company have ended.',
          ),
        message: z.string(),
      })
      .describe('The access that was taken away.'),
  }),
  refusals: { noAccess: 'This business user has no access' },

  async run({ body: who, work, caller, refuse }) {
    await staffOfCompany(work, who)

    if (!(await deleteStaffRole(work, who))) refuse('noAccess')
    const endedSessions = await endSessionsOf(work, who.businessUserId)
    const person = { companyId: who.companyId, personId: who.businessUserId }
    await logAccess(work, [person], { act: 'lost access', actor: bylineOf(actorOf(caller)) })
    mailStaffLater(work, who, 'revocation')
    work.note({ companyId: who.companyId, subjectIds: [who.businessUserId] })
    return {
      access: { businessUserId: who.businessUserId, endedSessions, message: 'Access revoked successfully' },
    }
  },
})
