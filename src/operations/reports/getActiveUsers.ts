import { narrowedListBody, userListReply } from '../../wire/user-list.ts'
import { userList } from '../../work/people/user-list.ts'
import { operation } from '../declaration/operation.ts'

export const getActiveUsers = operation({
  address: 'reports/getActiveUsers',
  job: 'people',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the users of a company whose status is Active.',
  body: narrowedListBody,
  reply: userListReply,

  run: ({ body, work }) => userList(work, body, { which: 'active' }),
})
