import { z } from 'zod'
import { userSorts } from '../domain/people/user-sorts.ts'
import { userMachine } from '../domain/people/user-status.ts'
import { choice, id, optionalText } from './fields/fields.ts'
import { page, pageBy, pageReply } from './fields/paging.ts'
import { listedUser } from './user.ts'

/** The lists of users: all of a company, or those of one sort. */

export const userListBody = z.object({ companyId: id('company'), ...page })

/** What narrows and orders a list; a cursor is the id, after what the list is sorted by. */
const narrowing = {
  search: optionalText(100)
    .describe(
      'Only users whose name, from the first name or from the last, begins with this, in any letter case; or who have ' +
        'this email or this key of yours.',
    )
    .meta({ examples: ['Jo'] }),
  workerType: choice(['W2', '1099-NEC']).nullish().describe('Only employees, or only contractors.'),
  stateCode: optionalText(2).describe('Only users who work in this state today, such as `GA`.'),
  sort: choice(userSorts)
    .nullish()
    .describe('`created`, the default; `name`, from the first name on; or `lastName`.'),
  ...pageBy(/^(?:[^\n]{0,600}\n)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u),
}

/** Narrowed and sorted, but for the status. */
export const narrowedListBody = userListBody.extend(narrowing)

/** getUsers can be narrowed, and can show one key more than the interface's list has. */
export const userSearchBody = narrowedListBody.extend({
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

export const userListReply = z.object({
  users: z.array(listedUser),
  total: z
    .int()
    .optional()
    .describe('How many users there are in all; told with `limit`.')
    .meta({ examples: [1] }),
  ...pageReply,
})
