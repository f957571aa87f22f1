import { userList, userListBody, userListReply } from '../forms/user-list.ts'
import { operation } from '../operation.ts'

export const getTerminatedUsers = operation({
  address: 'reports/getTerminatedUsers',
  verb: 'GET',
  summary: 'Lists the users of a company who were terminated and not rehired.',
  body: userListBody,
  reply: userListReply,

  run: ({ body, work }) => userList(work, body, { which: 'terminated' }),
})
