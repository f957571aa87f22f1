import { userList, userListBody, userListReply } from '../forms/user-list.ts'
import { operation } from '../operation.ts'

export const getUsers = operation({
  address: 'reports/getUsers',
  verb: 'GET',
  summary: 'Lists all users of a company, W2 and 1099-NEC, in order of creation.',
  body: userListBody,
  reply: userListReply,

  run: ({ body, work }) => userList(work, body),
})
