import { z } from 'zod'
import { id } from './fields/fields.ts'
import { page, pageReply } from './fields/paging.ts'
import { listedUser } from './user.ts'

/** The lists of users: all of a company, or those of one sort. */

export const userListBody = z.object({ companyId: id('company'), ...page })
export const userListReply = z.object({ users: z.array(listedUser), ...pageReply })
