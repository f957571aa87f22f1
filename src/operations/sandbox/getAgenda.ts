import { z } from 'zod'
import { reachOf } from '../../domain/access/caller.ts'
import { taskCode, wordsOf } from '../../domain/task-words.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { comingRows } from '../../store/agenda/coming.ts'
import { subjectsOf } from '../../store/agenda/subjects.ts'
import { companyExists } from '../../store/company/companies.ts'
import { comingRecord, subjectForm } from '../../wire/agenda.ts'
import { optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageBy, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { idsIn } from '../../work/sandbox/happened.ts'
import { operation } from '../declaration/operation.ts'

export const getAgenda = operation({
  address: 'sandbox/getAgenda',
  job: 'sandbox',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists what comes: what happens by itself, when on the client’s clock, and for whom.',
  description:
    'In order of time; advanceClock and setClock bring it. Of one company, or of all. What one of them causes is added ' +
    'when it happens: the draw comes after the deadline, payday after the draw. What stopped is not here but in ' +
    'getParkedWork.',
  body: z.object({
    companyId: optionalId('company').describe('Only what comes for this company.'),
    ...pageBy(/^-?\d{1,18}-\d{1,18}$/),
  }),
  reply: z.object({ agenda: z.array(comingRecord).describe('What comes, soonest first.'), ...pageReply }),

  async run({ body, work, caller }) {
    const { companyId } = body
    if (companyId && !(await companyExists(work, companyId))) throw unknownId('company')
    const ofCompanies = reachOf(caller).companyIds !== undefined
    const rows = await comingRows(work, { companyId, ofCompanies, ...rangeOf(body) })
    const { items, next } = pageOf(body, rows, ({ place }) => place)
    const subjects = await subjectsOf(
      work,
      items.map((row) => ({ companyId: row.companyId, ids: idsIn(row.payload) })),
    )

    const agenda = items.map(({ task, payload, at, attempts }, index) => {
      const code = taskCode(task, payload)
      const { comes: what, isRoutine = false } = wordsOf(code)
      return { at: isoInstant(at), code, what, isRoutine, attempts, subject: subjectForm(subjects[index]!) }
    })
    return { agenda, ...next }
  },
})
