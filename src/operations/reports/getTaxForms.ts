import { z } from 'zod'
import { isoInstant } from '../../kernel/dates.ts'
import { companyExists } from '../../store/company/companies.ts'
import { formsOfYear, type PersonRow } from '../../store/filings/people.ts'
import { amount, choice, id, optionalId, year } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { ID, pageBy, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { shownLine } from '../../wire/filing.ts'
import { peopleOf } from '../../work/filings/heads.ts'
import { personPages } from '../../work/filings/person-pages.ts'
import { operation } from '../declaration/operation.ts'

export const getTaxForms = operation({
  address: 'reports/getTaxForms',
  job: 'filings',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'W-2s and 1099-NECs of a year, and with `format: "pdf"` the copies of a worker.',
  description:
    'A worker sees her own forms from the moment their filing is approved, with corrections after them. The pages are copies ' +
    'B, 2 and C on plain paper with the notice to the employee, of a correction Form W-2c with the boxes that changed; the ' +
    'social security number is shortened to its last four digits. `isElectronic` says whether the worker consented to get forms electronically only; others are mailed a print.',
  body: z.object({
    companyId: id('company'),
    year: year().describe('The year of the forms.'),
    userId: optionalId('user'),
    format: choice(['json', 'pdf']).nullish().describe('`pdf` adds the pages; it asks for `userId`.'),
    ...pageBy(new RegExp(`^${ID}/[\\w-]{1,20}/\\d{1,4}$`)),
  }),
  reply: z.object({
    taxForms: z
      .array(
        z.object({
          filingId: z.uuid().describe('The filing that it belongs to.'),
          userId: z.uuid().describe('Whose form it is.'),
          userName: z.string().describe('The name of the worker.'),
          recipient: z
            .object({
              names: z.array(z.string()).describe('The lines of the name, the first one first.'),
              tin: z.string().describe('The taxpayer number, shortened to its last four digits.'),
            })
            .optional()
            .describe('Of a 1099-NEC: to whom it is addressed, by the W-9.'),
          form: z.string().describe('`W-2` or `1099-NEC`.'),
          year: z.int().describe('The year of the form.'),
          isCorrected: z.boolean().describe('Whether it corrects an earlier one.'),
          isElectronic: z
            .boolean()
            .describe('Whether the worker consented to get forms electronically only.'),
          furnishedAt: z.string().nullable().describe('Since when the worker may see it; null before.'),
          boxes: z.record(z.string(), z.string()).describe('What stands in each box.'),
          codes: z.record(z.string(), amount()).describe('Box 12, by code.'),
          other: z.record(z.string(), amount()).describe('Box 14, by label.'),
          states: z
            .array(
              z.object({
                state: z.string().describe('Box 15: the state.'),
                account: z.string().describe('Box 15: the employer’s number; empty where it is not known.'),
                wages: amount().describe('Box 16: state wages.'),
                tax: amount().describe('Box 17: state income tax.'),
                localWages: amount().describe('Box 18: local wages.'),
                localTax: amount().describe('Box 19: local income tax.'),
                locality: z.string().describe('Box 20; empty where there is no local tax.'),
              }),
            )
            .describe('Boxes 15 to 20.'),
          corrections: z
            .array(
              z.object({
                box: z.string().describe('The number of the box.'),
                reported: z.string().describe('As it was reported.'),
                corrected: z.string().describe('As it is right.'),
              }),
            )
            .describe('Of a correction: the boxes that changed.'),
          notes: z.array(z.string()).describe('What the form cannot say.'),
          fileName: z.string().optional(),
          fileBase64: z.string().optional(),
        }),
      )
      .describe('By worker; the original before its corrections.'),
    ...pageReply,
  }),
  refusals: { userIdNeeded: 'With format pdf give the userId whose form is printed' },

  async run({ body, work, caller, refuse }) {
    const { companyId, year, format } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const userId = caller.kind === 'person' && 'workerId' in caller ? caller.workerId : body.userId
    if (format === 'pdf' && !userId) refuse('userIdNeeded')
    const rows = await formsOfYear(work, { companyId, year, userId, ...rangeOf(body) })
    const { items, next } = pageOf(body, rows, keyOf)
    const people = await peopleOf(work, companyId, [...new Set(items.map((row) => row.userId))])

    const taxForms = []
    for (const row of items) {
      const person = people.get(row.userId)
      const pdf = format === 'pdf' ? await personPages(work, companyId, row) : undefined
      taxForms.push({
        ...formOf(row),
        userName: person?.name ?? '',
        ...(row.form === '1099-NEC' && person
          ? { recipient: { names: [...person.recipient.names], tin: person.recipient.tin } }
          : {}),
        isElectronic: person?.isConsenting ?? false,
        ...(pdf && {
          fileName: `${nameOf(row)}-${row.year}${row.sequence > 0 ? `-corrected-${row.sequence}` : ''}.pdf`,
          fileBase64: pdf.toString('base64'),
        }),
      })
    }
    return { taxForms, ...next }
  },
})

/** A correction of a W-2 is a form of its own. */
const nameOf = ({ form, figures }: PersonRow): string =>
  form === 'W-2' && figures.corrections ? 'W-2c' : form

const keyOf = ({ userId, form, sequence }: PersonRow): string => `${userId}/${form}/${sequence}`

const formOf = ({ filingId, userId, form, year, sequence, figures, furnishedAt }: PersonRow) => ({
  filingId,
  userId,
  form,
  year,
  isCorrected: sequence > 0,
  furnishedAt: furnishedAt === null ? null : isoInstant(furnishedAt),
  boxes: Object.fromEntries(Object.entries(figures.lines).map(([line, value]) => [line, shownLine(value)])),
  codes: { ...figures.codes },
  other: { ...figures.labels },
  states: figures.states.map((boxes) => ({ ...boxes })),
  corrections: (figures.corrections ?? []).map(({ box, reported, corrected }) => ({
    box,
    reported: shownLine(reported),
    corrected: shownLine(corrected),
  })),
  notes: [...figures.notes],
})
