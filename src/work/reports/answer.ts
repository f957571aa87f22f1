import { reportPdf } from '../../domain/reports/page/report-pdf.ts'
import type { Columns, Report } from '../../domain/reports/report.ts'
import { reportCsv } from '../../domain/reports/report-csv.ts'
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
  if (isWhole(asked)) return { ...form, rows: [], file: await reportFile(work, asked, report) }
  return { ...form, rows: report.rows.map((row) => shownCells(report.columns, row)) }
}

/** The whole of it, to save or to print. */
export async function reportFile<Of extends Columns>(work: Work, asked: Asked, report: Report<Of>) {
  const name = report.title.toLowerCase().replaceAll(' ', '-')
  const bytes =
    asked.format === 'csv'
      ? Buffer.from(reportCsv(report))
      : await printed(work, asked.companyId, report as Report<Columns>)
  return { fileName: `${name}.${asked.format}`, fileBase64: bytes.toString('base64') }
}

async function printed(work: Work, companyId: Id<'company'>, report: Report<Columns>): Promise<Buffer> {
  const company = (await companyNamed(work, companyId)) ?? ''
  return reportPdf(stubFonts(), report, { company, on: work.today })
}

/** Whether the whole of it is asked for, whatever the page. */
export const isWhole = ({ format }: Pick<Asked, 'format'>): boolean => format === 'csv' || format === 'pdf'
