import { listForm, referencedForm } from '../../wire/user-forms.ts'
import { userListReply, userSearchBody } from '../../wire/user-list.ts'
import { userList } from '../../work/people/user-list.ts'
import { operation } from '../declaration/operation.ts'

export const getUsers = operation({
  address: 'reports/getUsers',
  job: 'people',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists all users of a company, W2 and 1099-NEC, in order of creation.',
  description:
    'Narrowed by `status` and by `userReferenceId`, each optional. The records are those of the interface document, which ' +
    'have no `userReferenceId` and no `language`; `include: ["userReferenceId"]` adds the first, getUser has both.',
  body: userSearchBody,
  reply: userListReply,

  run({ body, work }) {
    const filter = { status: body.status ?? undefined, reference: body.userReferenceId }
    return userList(work, body, filter, body.include?.length ? referencedForm : listForm)
  },
})
