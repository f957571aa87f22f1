import { z } from 'zod'
import {
  type CellKind,
  type Columns,
  cellKinds,
  isSummed,
  type Report,
  type ReportColumn,
} from '../../domain/reports/report.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { amount, choice } from '../fields/fields.ts'
import { pageReply } from '../fields/paging.ts'

/** JSON with pages; or the whole of it as a spreadsheet or as pages to print. */
export const format = () =>
  choice(['json', 'csv', 'pdf'])
    .nullish()
    .describe('`csv` and `pdf` answer the whole report as a file instead of rows.')

/** What a report is saved as. */
export const fileRecord = z
  .object({
    fileName: z
      .string()
      .describe('A name to save it under.')
      .meta({ examples: ['payroll-register.csv'] }),
    fileBase64: z
      .string()
      .describe('Its bytes.')
      .meta({ examples: ['dXNlcklk'] }),
  })
  .optional()
  .describe('The file, with `format`.')

/** The reply of a report, drawn from its columns. */
export const reportReply = <Of extends Columns>(columns: Of) =>
  z.object({
    title: z.string().describe('What the report is called.'),
    about: z.string().describe('The days or the payroll that it is about.'),
    columns: z
      .array(
        z.object({
          name: z
            .string()
            .describe('The name of the cell in each row.')
            .meta({ examples: ['gross'] }),
          label: z
            .string()
            .describe('What stands above the column.')
            .meta({ examples: ['Gross'] }),
          kind: z.enum(cellKinds).describe('What its cells hold.'),
          isForPrograms: z.boolean().describe('An id, which a page for people leaves out.'),
        }),
      )
      .describe('The columns, in order.'),
    rows: z.array(record(columns, () => true)).describe('The rows; none where a file is asked for.'),
    totals: record(columns, isSummed).describe('The sum of all rows, on this page and on others.'),
    ties: z
      .array(
        z.object({
          what: z
            .string()
            .describe('Which sum.')
            .meta({ examples: ['Taxes'] }),
          reported: amount()
            .describe('What the report has.')
            .meta({ examples: [219] }),
          booked: amount()
            .describe('What the ledger accrued for the same payrolls.')
            .meta({ examples: [219] }),
          isTied: z.boolean().describe('Whether both are the same.'),
        }),
      )
      .describe('Every sum that the ledger has too.'),
    notes: z.array(z.string()).describe('What a reader must know that the figures do not tell.'),
    file: fileRecord,
    ...pageReply,
  })

type Shown<Kind extends CellKind> = Kind extends 'money'
  ? Cents
  : Kind extends 'hours' | 'count'
    ? number
    : string

const kinds: { readonly [Kind in CellKind]: () => z.ZodType<Shown<Kind>> } = {
  text: () => z.string(),
  day: () => z.string(),
  money: amount,
  hours: () => z.number(),
  count: () => z.int(),
}

const EXAMPLES: Readonly<Record<CellKind, unknown>> = {
  text: 'Ada Reed',
  day: '2026-06-18',
  money: 219,
  hours: 80,
  count: 1,
}

function record<Of extends Columns>(columns: Of, isIn: (column: ReportColumn) => boolean) {
  const fields = Object.entries(columns)
    .filter(([, column]) => isIn(column))
    .map(([name, column]) => {
      const cell = kinds[column.kind]()
        .describe(column.says)
        .meta({ examples: [column.example ?? EXAMPLES[column.kind]] })
      return [name, column.isOptional ? cell.optional() : cell]
    })
  return z.object(Object.fromEntries(fields) as Record<string, z.ZodType<string | number | Cents>>)
}

/** A report as it is answered, but for what depends on the format. */
export const reportForm = <Of extends Columns>({
  title,
  about,
  totals,
  columns,
  ties,
  notes,
}: Report<Of>) => ({
  title,
  about,
  columns: Object.entries(columns).map(([name, { label, kind, isForPrograms = false }]) => ({
    ...{ name, label, kind, isForPrograms },
  })),
  totals: shownCells(columns, totals),
  ties: ties.map((tie) => ({ ...tie, isTied: tie.reported === tie.booked })),
  notes: [...notes],
})

/** Hours leave as hours. */
export const shownCells = (
  columns: Columns,
  cells: Readonly<Record<string, unknown>>,
): Record<string, string | number | Cents> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => cells[name] !== undefined)
      .map(([name, { kind }]) => [name, shown(kind, cells[name])]),
  )

function shown(kind: CellKind, value: unknown): string | number | Cents {
  if (kind === 'hours') return (value as number) / 100
  return kind === 'money' ? cents(value as bigint) : (value as string | number)
}
