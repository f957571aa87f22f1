import type { Certificate, SheetLines } from '../../../language/declare.ts'

/** Form W-4. A certificate of 2019 or earlier counts allowances and never uses the head-of-household table. */
export const certificate: Certificate = {
  form: 'W-4',
  fields: {
    status: {
      kind: 'choice',
      label: 'Filing Status',
      options: { single: 'Single', married: 'Married', headOfHousehold: 'Head of Household' },
      default: 'single',
      fromW4: {
        Single: 'single',
        Married: 'married',
        'Married Filing Separately': 'single',
        'Head of Household': 'headOfHousehold',
      },
    },
    form: {
      kind: 'choice',
      label: 'Edition of the form',
      options: { 2020: '2020 or later', 2019: '2019 or earlier' },
      default: '2020',
      fromW4: 'form',
    },
    multipleJobs: { kind: 'flag', label: 'Step 2(c)', fromW4: 'multipleJobs' },
    credits: { kind: 'dollars', label: 'Step 3', fromW4: 'credits' },
    children: { kind: 'count', label: 'Step 3, children under 17', fromW4: 'dependents' },
    otherDependents: { kind: 'count', label: 'Step 3, other dependents', fromW4: 'otherDependents' },
    otherIncome: { kind: 'dollars', label: 'Step 4(a)', fromW4: 'otherIncome' },
    deductions: { kind: 'dollars', label: 'Step 4(b)', fromW4: 'deductions' },
    allowances: { kind: 'count', label: 'Allowances (2019 or earlier)', fromW4: 'allowances' },
    alien: { kind: 'flag', label: 'Nonresident alien', fromW4: 'nonresidentAlien' },
    extra: { kind: 'dollars', label: 'Step 4(c)', fromW4: 'extra' },
    exempt: { kind: 'flag', label: 'Exempt', fromW4: 'exempt' },
  },
}

/**
 * Publication 15-T, Worksheet 1A, by its own line numbers. Nothing in it asks for rounding; the tax of the
 * period is brought to the cent once, at the end.
 */
export const lines: SheetLines = {
  '1a wages of this period': 'wages + alien * alienAmount[form][period]',
  '1c annual wages': '1a * periods',
  '1g amount without the Step 2 box': "if(form == '2019' or multipleJobs, 0, line1g[status])",
  '1i adjusted annual wages':
    "max(0, if(form == '2019', 1c - allowances * allowance, 1c + otherIncome - deductions - 1g))",
  '2g annual tax':
    "if(form == '2019', brackets(earlier[status], 1i), if(multipleJobs, brackets(checkbox[status], 1i), brackets(standard[status], 1i)))",
  '2h tax of this period': '2g / periods',
  '3b credits of this period':
    "if(form == '2019', 0, (credits + children * step3.child + otherDependents * step3.other) / periods)",
  '3c withholding': 'max(0, 2h - 3b)',
}
