import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 365 },
  lines: {
    // Of what social security, Medicare and other retirement take, 2,000 a year.
    'w1 less retirement': 'wages - min(fica, max(0, 2_000 - ficaToDate))',
    exemption:
      'if(exemptions == 0, 0, if(exemptions == 1, one[period], exemptions * each[period] + plus[period]))',
    'w2 taxable': 'max(0, w1 - exemption)',
    tax: 'brackets(rates, w2 * periods) / periods',
    credits: 'headOfHousehold * head[period] + blind * blindness[period]',
    withholding: 'if(exemptions >= 1 and wages <= least[period], 0, cents(max(0, tax - credits)))',
  },
  supplemental: {
    flat: {
      // The year at this rate of pay, less retirement and exemptions, or what was paid when that is more.
      exemption: 'if(exemptions == 0, 0, exemptions * 1_000 + 3_400)',
      regular: 'max(yearWages + wages, wages * periods - 2_000 - exemption)',
      'year with this payment': 'regular + supplemental',
      'over the threshold': 'min(supplemental, max(0, year - threshold))',
      withholding: 'cents(supplemental * 5% + over * 4%)',
    },
  },
}
