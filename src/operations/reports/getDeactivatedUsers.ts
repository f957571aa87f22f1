import { userList, userListBody, userListReply } from '../forms/user-list.ts'
import { operation } from '../operation.ts'

export const getDeactivatedUsers = operation({
  address: 'reports/getDeactivatedUsers',
  verb: 'GET',
  summary: 'Lists the users of a company who are deactivated.',
  body: userListBody,
  reply: userListReply,

  run: ({ body, work }) => userList(work, body, { which: 'deactivated' }),
})
