import type { FilingForm } from '../../../../language/filing-form.ts'

/** A sheet of its own for one client: what an employer may take on Form 941, line 11. */
export const law: FilingForm = {
  table: 'filingForm',
  where: 'US.8974',
  form: '8974',
  effective: '2024-01-01',
  checkedThrough: '2026-12-31',
  revision: 2,
  title: 'Qualified Small Business Payroll Tax Credit for Increasing Research Activities',
  printed: 'Rev. December 2023',
  period: 'quarter',
  source:
    'Form 8974 as mapped line by line for an accepted test return (TY2026); Instructions for Form 8974 (Rev. March 2023), What’s ' +
    'New: at most 250,000 a quarter against Social Security tax, the rest against Medicare tax',
  confidence: 'derived',
  figures: { mostAgainstSocialSecurity: 250_000 },
  facts: { creditElected: 'entered', usedBefore: 'entered', ssTax: 'entered', medicareTax: 'entered' },
  // biome-ignore format: one line of the form a row
  lines: [
    ['6', 'Credit that is left', 'max(0, creditElected - usedBefore)'],
    ['11', 'Half of the employer’s Social Security tax', 'cents(ssTax * 50%)'],
    ['12', 'Credit against Social Security tax', 'min(mostAgainstSocialSecurity, min(line6, line11))'],
    ['13', 'Credit after that', 'line6 - line12'],
    ['15', 'Half of the employer’s Medicare tax', 'cents(medicareTax * 50%)'],
    ['16', 'Credit against Medicare tax', 'min(line13, line15)'],
    ['17', 'Credit for Form 941, line 11', 'line12 + line16'],
  ],
}
