import { z } from 'zod'
import { seesSsn } from '../../domain/access/caller.ts'
import { companyExists } from '../../store/company/companies.ts'
import { loadUser } from '../../store/people/user-facts.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { fullUser } from '../../wire/user.ts'
import { fullForm } from '../../wire/user-forms.ts'
import { operation } from '../declaration/operation.ts'

export const getUser = operation({
  address: 'reports/getUser',
  job: 'people',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Answers the full record of one user.',
  description:
    'The SSN is answered in full, as it was given, and each such read is written to the audit log; a key without ' +
    'that right sees it masked. Account numbers are always masked.',
  body: z.object({ companyId: id('company'), userId: id('user') }),
  reply: z.object({ user: z.array(fullUser) }),
  discloses: ['ssn'],

  async run({ body: { companyId, userId }, work, caller }) {
    const seesAll = seesSsn(caller)
    const user = await loadUser(work, companyId, userId)
    if (!user && !(await companyExists(work, companyId))) throw unknownId('company')

    const shown = fullForm(known(user, 'user'), seesAll ? 'clear' : 'masked')

    work.note({
      companyId,
      subjectIds: [userId],
      facts: { disclosed: shown.ssn !== '' && seesAll ? ['ssn'] : [] },
    })
    return { user: [shown] }
  },
})
