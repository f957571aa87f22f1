import { z } from 'zod'
import { userMachine } from '../domain/people/user-status.ts'
import { choice, id, optionalText } from './fields/fields.ts'
import { page, pageReply } from './fields/paging.ts'
import { listedUser } from './user.ts'

/** The lists of users: all of a company, or those of one sort. */

export const userListBody = z.object({ companyId: id('company'), ...page })
/** getUsers can be narrowed, and can show one key more than the interface's list has. */
export const userSearchBody = userListBody.extend({
  status: choice(userMachine.states).nullish().describe('Only users whose stored status is this.'),
  userReferenceId: optionalText(100)
    .describe('Only the user who has this key of yours.')
    .meta({ examples: ['emp-0042'] }),
  include: z
    .array(choice(['userReferenceId']))
    .max(10)
    .nullish()
    .describe('Keys to add to each record.'),
})

export const userListReply = z.object({ users: z.array(listedUser), ...pageReply })
