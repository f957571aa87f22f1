import type { W2cFile } from '../../../language/file-layout.ts'
import { efw2c } from './efw2c.ts'

export const law: W2cFile = {
  table: 'w2cFile',
  where: 'US',
  effective: '2024-01-01',
  checkedThrough: '2024-12-31',
  revision: 1,
  source: 'SSA Publication 42-014, EFW2C, tax year 2024: sections 4.2 and 5.5 to 5.13',
  confidence: 'verified',
  notes:
    'The publications for tax years 2025 and 2026 were not read. A total of deferred compensation is for 1987 to 2005 only.',
  lineEnd: '\r\n',
  order: 'RCA (RCE (RCW RCO?)+ RCT RCU?)+ RCF',
  records: [efw2c.RCA, efw2c.RCE, efw2c.RCW, efw2c.RCO, efw2c.RCT, efw2c.RCU, efw2c.RCF],
  unplaced: [
    { what: '12TA', because: 'its place in the file of tax year 2026 was not read' },
    { what: '12TP', because: 'its place in the file of tax year 2026 was not read' },
    { what: '12TT', because: 'its place in the file of tax year 2026 was not read' },
  ],
  gaps: ['boxes 14 to 20: Social Security does not read them; the state gets its own correction'],
  // biome-ignore format: one row
  noEinPrefix: ['00', '07', '08', '09', '17', '18', '19', '28', '29', '49', '69', '70', '78', '79', '89'],
}
