import { z } from 'zod'
import { fileDigest } from '../../domain/filings/files/made.ts'
import { newHireDue } from '../../domain/filings/new-hires.ts'
import { addDays } from '../../kernel/dates.ts'
import { companyExists } from '../../store/company/companies.ts'
import { hiredIn } from '../../store/filings/calendar.ts'
import { choice, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { rangedWithin, YEAR } from '../../wire/fields/range.ts'
import { fileForm, fileRecord } from '../../wire/filing-files.ts'
import { newHireFiles } from '../../work/filings/new-hire-files.ts'
import { operation } from '../declaration/operation.ts'

export const getNewHireReports = operation({
  address: 'reports/getNewHireReports',
  job: 'filings',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Who began to work for pay, which state is told, and by when.',
  description:
    'By the first day of work; without `from` and `to`, of the last 60 days. A state has its own number of days. Contractors ' +
    'are reported where the state asks for them, which `rule` says; where nothing is known of the place of work, `state` is ' +
    'empty and `blocker` says what to do. `format: "file"` adds a file for each state with those whom it is told of, in its own ' +
    'layout or as the federal W4 record; one that cannot be handed over says why in `problems`.',
  body: rangedWithin(
    z.object({
      companyId: id('company'),
      from: date().nullish().describe('The first day of work; without it, 60 days ago.'),
      to: date().nullish().describe('The last day of work; without it, today.'),
      format: choice(['json', 'file']).nullish().describe('`file` adds the files for the states.'),
    }),
    YEAR,
  ),
  reply: z.object({
    newHires: z
      .array(
        z.object({
          userId: z.uuid().describe('The worker.'),
          name: z.string().describe('The worker’s name.'),
          workerType: z.string().describe('`W2` or `1099-NEC`.'),
          dateOfJoin: z.string().describe('The first day of work.'),
          state: z.string().describe('The state that is told; empty where it is not known.'),
          dueDate: z
            .string()
            .nullable()
            .describe('By when; null where nothing is to be told or it is not known.'),
          rule: z.string().describe('The rule of the state, in words.'),
          confidence: z.string().describe('How sure the days are; empty where none are known.'),
          blocker: z.string().describe('What is missing, and what to do; empty where nothing is.'),
        }),
      )
      .describe('By the first day of work.'),
    files: z.array(fileRecord).optional().describe('One a state; with `format: "file"` alone.'),
  }),

  async run({ body: { companyId, ...body }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const to = body.to ?? work.today
    const hired = await hiredIn(work, { companyId, from: body.from ?? addDays(to, -60), to })

    const newHires = hired.map(({ userId, name, workerType, hired: on, state }) => ({
      userId,
      name,
      workerType,
      dateOfJoin: on as string,
      state: state ?? '',
      ...newHireDue({ on, state, workerType }, { allowProvisional: work.isSandbox }),
    }))
    if (body.format !== 'file') return { newHires }
    const reported = newHires.filter(({ dueDate }) => dueDate !== null)
    const files = await newHireFiles(work, { companyId, on: to, hires: reported })
    return {
      newHires,
      files: files.map(({ said, bytes }) => fileForm(said, { digest: fileDigest(bytes), bytes })),
    }
  },
})
