import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { logAccess } from '../../store/access/access-log.ts'
import { endSessionsOf } from '../../store/access/sessions.ts'
import { saveStaffRole } from '../../store/access/staff.ts'
import { choice, id } from '../../wire/fields/fields.ts'
import { staffOfCompany } from '../../work/access/staff.ts'
import { mailStaffLater } from '../../work/people/mail-later.ts'
import { operation } from '../declaration/operation.ts'

export const grantAccess = operation({
  address: 'adminPortal/grantAccess',
  job: 'access',
  verb: 'POST',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Lets a business user sign in, as an administrator or as a bookkeeper, and tells them by letter.',
  description:
    'Being named as an owner or a payroll administrator gives no access by itself. A bookkeeper prepares and exports; ' +
    'payrolls are submitted and bank accounts changed by an administrator. A worker needs no grant. With another role ' +
    'than before, open sessions no longer act as the person; those of no other company end.',
  body: z.object({
    companyId: id('company'),
    businessUserId: id('businessUser'),
    role: choice(['administrator', 'bookkeeper']).describe('What the person may do.'),
  }),
  reply: z.object({
    access: z
      .object({
        businessUserId: z.uuid(),
        role: z.string().describe('What the person may do from now on.'),
        endedSessions: z
          .int()
          .describe(
            'In how many sessions the person was. They act for this company no longer; those of no other company have ended.',
          ),
        message: z.string(),
      })
      .describe('The access that was given.'),
  }),

  async run({ body: { role, ...who }, work, caller }) {
    await staffOfCompany(work, who)

    const before = await saveStaffRole(work, who, role)
    const endedSessions = before && before !== role ? await endSessionsOf(work, who.businessUserId) : 0
    if (before !== role) {
      const person = { companyId: who.companyId, personId: who.businessUserId }
      await logAccess(work, [person], { act: 'was given access', actor: bylineOf(actorOf(caller)) })
      mailStaffLater(work, who, 'access')
    }
    work.note({
      companyId: who.companyId,
      subjectIds: [who.businessUserId],
      facts: { role, before: before ?? '' },
    })
    return {
      access: {
        businessUserId: who.businessUserId,
        role,
        endedSessions,
        message: 'Access granted successfully',
      },
    }
  },
})
