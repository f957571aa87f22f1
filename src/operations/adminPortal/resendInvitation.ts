import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import type { Id } from '../../kernel/ids.ts'
import { logAccess } from '../../store/access/access-log.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { personNamed, personRefusals } from '../../work/access/staff.ts'
import { mailLater, mailStaffLater } from '../../work/people/mail-later.ts'
import { operation } from '../declaration/operation.ts'

export const resendInvitation = operation({
  address: 'adminPortal/resendInvitation',
  job: 'access',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Sends a worker or a business user the letter again that says where to sign in.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user'),
    businessUserId: optionalId('businessUser'),
  }),
  reply: z.object({ message: z.string() }),
  refusals: {
    ...personRefusals,
    hasLeft: 'This worker has left; a leaver signs in with the address that was given at the exit',
  },

  async run({ body, work, caller, refuse }) {
    const person = await personNamed(work, body)
    if (typeof person === 'string') return refuse(person)
    if (person.role === 'formerWorker') refuse('hasLeft')

    const { companyId, personId } = person
    if (person.role === 'worker') mailLater(work, { companyId, userId: personId as Id<'user'> }, 'invitation')
    else mailStaffLater(work, { companyId, businessUserId: personId as Id<'businessUser'> }, 'access')
    await logAccess(work, [person], { act: 'was invited', actor: bylineOf(actorOf(caller)) })
    work.note({ companyId, subjectIds: [personId] })
    return { message: 'Invitation sent' }
  },
})
