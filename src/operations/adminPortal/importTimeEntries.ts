import { z } from 'zod'
import { readSheet } from '../../domain/sheets/sheet.ts'
import { timeColumns } from '../../domain/time/time-sheet.ts'
import { plural } from '../../kernel/plural.ts'
import { companyExists } from '../../store/company/companies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { countsOf, sheetFile, sheetRefusals, takenCounts } from '../../wire/sheet.ts'
import { timeRecord } from '../../wire/time-file.ts'
import { takeEntries } from '../../work/time/take-entries.ts'
import { operation } from '../declaration/operation.ts'

export const importTimeEntries = operation({
  address: 'adminPortal/importTimeEntries',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Adds stretches of work to time cards from a CSV file, row by row.',
  description:
    'The first line names the columns: `start` and `end`, one or more of `userId`, `externalId`, `email` and `name` (first ' +
    'and last name, where only one worker has it), and if wanted `date`, `breakMinutes`, `department`, `job` and `costCenter` ' +
    '(a name or an id). Times are those of the clock at the work place, as addTimeEntry takes them; with a `date` they may ' +
    'be written `09:00` or `5:30 PM`, and an end that is not after the start is of the next day. Each row has a result of ' +
    'its own: what is wrong with one does not keep the others out. A row that begins when an entry of the worker does ' +
    'replaces it; what is there already stays untouched, whatever became of its card, so a file that broke off, or was ' +
    'mended, is sent again whole. `Dry-Run: true` tells first what becomes of each row.',
  body: z.object({
    companyId: id('company'),
    file: sheetFile('email,date,start,end,breakMinutes\nada@heron.example,2026-12-01,09:00,17:30,30'),
  }),
  reply: z.object({
    importTimeEntries: z
      .object({
        message: z.string(),
        ...takenCounts,
        rows: z.array(timeRecord).describe('Every row of the file, in its order.'),
      })
      .describe('What became of the file, row by row.'),
  }),
  refusals: sheetRefusals,
  emits: ['timeCard'],
  large: true,

  async run({ body: { companyId, file }, work, refuse }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const sheet = readSheet(file, timeColumns, ['start', 'end'])
    if (sheet.fault !== undefined) refuse('fileWrong', { fault: sheet.fault })

    const rows = await takeEntries(work, companyId, sheet.rows)

    const counts = countsOf(rows)
    const message = `${plural(counts.added + counts.replaced, 'time entry', 'time entries')} imported`
    return { importTimeEntries: { message, ...counts, rows: [...rows] } }
  },
})
