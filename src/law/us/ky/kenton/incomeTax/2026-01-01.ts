import type { BandsLaw } from '../../../../language/declare.ts'

export const law: BandsLaw = {
  where: 'KY-KENTON-COUNTY',
  tax: 'incomeTax',
  name: 'KY-KENTON-COUNTY - Occupational License Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Kenton County occupational license fee, bands of 2019; KACo payroll column 2025 for the first',
  confidence: 'unsure',
  notes: 'Two bands up to the Social Security base. Agreements with its cities were not seen.',

  method: 'bands',
  employee: [
    [0, '0.7097%'],
    [25_000, '0.1097%'],
    [184_500, '0%'],
  ],
}
