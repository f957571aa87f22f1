import { compInsurances } from '../../language/comp-insurance.ts'
import { cite } from '../sources/sources.ts'

// A state without a row is as the nation: any insurer, by payroll, the extra of overtime left out where the books show it.
// biome-ignore format: read in columns
export const law = compInsurances(
  { table: 'compInsurance', effective: '2024-01-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  basis  overtime  the only fund  confidence  source  notes
    ['US', 'payroll', 'leftOut', '', 'recalled', 'own', 'NCCI Basic Manual, Rule 2-C: one third of pay at time and a half, one half of pay at double time'],
    ['DE', 'payroll', 'counted', '', 'recalled', 'own', 'DCRB manual'],
    ['NV', 'payroll', 'counted', '', 'recalled', 'own', 'NRS 616B.222 and NCCI exception'],
    ['PA', 'payroll', 'counted', '', 'recalled', 'own', 'PCRB manual'],
    ['UT', 'payroll', 'counted', '', 'recalled', 'own', 'NCCI exception'],
    ['ND', 'payroll', 'unknown', 'Workforce Safety & Insurance', 'recalled', 'own', 'N.D.C.C. 65-04; payroll of a person counts up to a yearly limit'],
    ['OH', 'payroll', 'unknown', 'Ohio Bureau of Workers’ Compensation', 'recalled', 'own', 'R.C. 4123.35; the largest employers may insure themselves'],
    ['WA', 'hours', 'unknown', 'Washington Department of Labor & Industries', 'recalled', 'own', 'RCW 51.16.035; the largest employers may insure themselves'],
    ['WY', 'payroll', 'unknown', 'Wyoming Workers’ Compensation', 'recalled', 'own', 'W.S. 27-14-201; hazardous work only, other work by election'],
  ],
)
