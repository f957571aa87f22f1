import { reportPdf } from '../../domain/reports/page/report-pdf.ts'
import { type Columns, type Report, reportCsv } from '../../domain/reports/report.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyNamed } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { stubFonts } from '../../store/files/fonts.ts'
import { reportForm, shownCells } from '../../wire/reports/report.ts'

interface Asked {
  readonly companyId: Id<'company'>
  readonly format?: 'json' | 'csv' | 'pdf' | null | undefined
}

/** The report with its rows, or as a file. */
export async function answered<Of extends Columns>(work: Work, asked: Asked, report: Report<Of>) {
  const form = reportForm(report)
  const name = report.title.toLowerCase().replaceAll(' ', '-')
  const file = (bytes: Buffer) => ({
    ...form,
    rows: [],
    file: { fileName: `${name}.${asked.format}`, fileBase64: bytes.toString('base64') },
  })
  if (asked.format === 'csv') return file(Buffer.from(reportCsv(report)))
  if (asked.format === 'pdf') {
    const company = (await companyNamed(work, asked.companyId)) ?? ''
    return file(await reportPdf(stubFonts(), report, { company, on: work.today }))
  }
  return { ...form, rows: report.rows.map((row) => shownCells(report.columns, row)) }
}

/** Whether the whole of it is asked for, whatever the page. */
export const isWhole = ({ format }: Pick<Asked, 'format'>): boolean => format === 'csv' || format === 'pdf'
