import { z } from 'zod'
import { plural } from '../../kernel/plural.ts'
import { stubFonts } from '../../store/files/fonts.ts'
import { notePrinted } from '../../store/money/checks.ts'
import { flag, id } from '../../wire/fields/fields.ts'
import { printedChecks } from '../../work/payroll/print-checks.ts'
import { operation } from '../declaration/operation.ts'

const MOST = 50

export const printChecks = operation({
  address: 'payroll/printChecks',
  job: 'checks',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers checks as pages for check stock, one PDF in base64.',
  description:
    'A page of US letter each: the check on top, the statement of earnings below. Each print is counted, and every one after the ' +
    'first is marked COPY; one that was voided is marked VOID. With `withAccountNumbers` the numbers for the bank stand at the foot, ' +
    'in the order of the MICR line but in ordinary type and ink: leave it out for stock on which they are printed. That needs the ' +
    'scope money, which a bookkeeper does not have.',
  body: z.object({
    companyId: id('company'),
    checkIds: z
      .array(id('check'), 'must be a list')
      .min(1, 'must not be empty')
      .max(MOST)
      .describe(`The checks to print, at most ${MOST} at once.`),
    withAccountNumbers: flag()
      .nullish()
      .describe('Whether routing, account and check number are printed at the foot.'),
  }),
  reply: z.object({ fileName: z.string(), fileBase64: z.string(), message: z.string() }),
  refusals: {
    noNumbers: 'The numbers of bank accounts are printed for an administrator: leave withAccountNumbers out',
  },
  heavy: true,

  async run({ body, work, caller, refuse }) {
    const { companyId, checkIds } = body
    const withNumbers = body.withAccountNumbers === true
    if (withNumbers && !caller.scopes.includes('money')) refuse('noNumbers')
    const checks = await printedChecks(work, companyId, { checkIds, withNumbers })

    // Printing is loaded when somebody prints: every start would wait for it.
    const { checksPdf } = await import('../../domain/statement/page/check-pdf.ts')
    const pdf = await checksPdf(checks, stubFonts())

    await notePrinted(work, companyId, checkIds)
    work.note({ companyId, subjectIds: checkIds })
    const numbers = checks.map(({ check }) => Number(check.checkNumber)).sort((a, b) => a - b)
    const fileName = `checks-${numbers[0]}-${numbers.at(-1)}.pdf`
    const message = `${plural(checks.length, 'check')} printed`
    return { fileName, fileBase64: pdf.toString('base64'), message }
  },
})
