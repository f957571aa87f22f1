import type { Formula } from '../../../language/declare.ts'

/** Both parts of Colorado's occupational privilege taxes: once a month, of who earns so much in the city in it. */
export const formula: Formula = {
  method: 'worksheet',
  taxes: 'workers',
  places: ['CO-DENVER', 'CO-GLENDALE', 'CO-GREENWOOD-VILLAGE', 'CO-SHERIDAN'],
  certificate: { form: 'none', fields: {} },
  lines: {
    'earned in the month': 'monthWages + wages',
    'due of the month': 'if(earned >= least[place], amount[place], 0)',
    withholding: 'max(0, due - monthTax)',
  },
  supplemental: 'aggregate',
}
