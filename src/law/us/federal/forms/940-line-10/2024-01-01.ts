import type { FilingForm } from '../../../../language/filing-form.ts'

/** A credit that is smaller because state tax was paid late, or some wages were excluded from it. One rate; several add up. */
export const law: FilingForm = {
  table: 'filingForm',
  where: 'US.940 line 10',
  form: '940 line 10',
  effective: '2024-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  title: 'Worksheet for Form 940, line 10',
  printed: 'Instructions for Form 940',
  period: 'year',
  source: 'Instructions for Form 940, worksheet for line 10',
  confidence: 'recalled',
  facts: {
    futaWages: 'entered',
    stateTaxOnTime: 'entered',
    stateTaxLate: 'entered',
    additionalCredit: 'entered',
  },
  // biome-ignore format: one line of the form a row
  lines: [
    ['1', 'Greatest credit, 5.4%', 'cents(futaWages * 5.4%)'],
    ['2', 'State tax paid by the due date of Form 940', 'stateTaxOnTime'],
    ['3', 'Additional credit: 5.4% less the assigned rate, of the wages at that rate', 'if(line2 >= line1, 0, additionalCredit)'],
    ['4', 'Credit so far', 'line2 + line3'],
    ['5a', 'Credit that is left', 'max(0, line1 - line4)'],
    ['5b', 'State tax paid late', 'stateTaxLate'],
    ['5c', 'The smaller', 'min(line5a, line5b)'],
    ['5d', 'Allowed for it, 90%', 'cents(line5c * 90%)'],
    ['6', 'Credit', 'line4 + line5d'],
    ['7', 'For Form 940, line 10', 'max(0, line1 - line6)'],
  ],
}
