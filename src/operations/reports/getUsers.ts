import { z } from 'zod'
import { listForm } from '../../domain/people/user-forms.ts'
import { companyExists } from '../../store/companies.ts'
import { loadUsers } from '../../store/user-facts.ts'
import { id } from '../fields.ts'
import { listedUser } from '../forms/user.ts'
import { operation, unknownId } from '../operation.ts'
import { page, pageOf, pageReply, rangeOf } from '../paging.ts'

export const getUsers = operation({
  address: 'reports/getUsers',
  verb: 'GET',
  summary: 'Lists all users of a company, W2 and 1099-NEC, in order of creation.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({ users: z.array(listedUser), ...pageReply }),

  async run({ body, work }) {
    const users = await loadUsers(work, body.companyId, { withSecrets: false, ...rangeOf(body) })
    if (users.length === 0 && !(await companyExists(work, body.companyId))) throw unknownId('company')

    const { items, next } = pageOf(body, users, (user) => user.userId)
    return { users: items.map(listForm), ...next }
  },
})
