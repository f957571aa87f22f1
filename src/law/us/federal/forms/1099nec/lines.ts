import type { FilingForm } from '../../../../language/filing-form.ts'

/** What the editions of Form 1099-NEC share. Card and network payments are not ours to report. */
export const form1099: Pick<FilingForm, 'table' | 'form' | 'title' | 'period' | 'facts' | 'due'> = {
  table: 'filingForm',
  form: '1099-NEC',
  title: 'Nonemployee Compensation',
  period: 'year',
  facts: {
    // Reimbursements are lines of another kind: they are not pay.
    paid: [['amount', 'earning', '*']],
    backupTax: [['amount', 'employeeTax', 'US.backupWithholding']],
    tips: 'given',
    overtime: 'given',
    stateTax: 'entered',
    stateIncome: 'entered',
  },
  due: { months: 1, day: 'last' },
}
