import { userListBody, userListReply } from '../../wire/user-list.ts'
import { userList } from '../../work/people/user-list.ts'
import { operation } from '../declaration/operation.ts'

export const getUsers = operation({
  address: 'reports/getUsers',
  verb: 'GET',
  summary: 'Lists all users of a company, W2 and 1099-NEC, in order of creation.',
  body: userListBody,
  reply: userListReply,

  run: ({ body, work }) => userList(work, body),
})
