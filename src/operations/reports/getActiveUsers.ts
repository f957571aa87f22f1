import { userList, userListBody, userListReply } from '../forms/user-list.ts'
import { operation } from '../operation.ts'

export const getActiveUsers = operation({
  address: 'reports/getActiveUsers',
  verb: 'GET',
  summary: 'Lists the users of a company whose status is Active.',
  body: userListBody,
  reply: userListReply,

  run: ({ body, work }) => userList(work, body, { which: 'active' }),
})
