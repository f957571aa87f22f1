import { userListBody, userListReply } from '../../wire/user-list.ts'
import { userList } from '../../work/people/user-list.ts'
import { operation } from '../declaration/operation.ts'

export const getTerminatedUsers = operation({
  address: 'reports/getTerminatedUsers',
  job: 'employment',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the users of a company who were terminated and not rehired.',
  body: userListBody,
  reply: userListReply,

  run: ({ body, work }) => userList(work, body, { which: 'terminated' }),
})
