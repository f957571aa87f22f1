import type { W2File } from '../../../language/file-layout.ts'
import { efw2 } from './efw2.ts'

export const law: W2File = {
  table: 'w2File',
  where: 'US',
  effective: '2024-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  source:
    'SSA Publication 42-007, EFW2, tax year 2025, as two writers of it agree; SSA notice of 2025-07-17: the layout of tax year 2024 stands; General Instructions for Forms W-2 and W-3 (2025)',
  confidence: 'derived',
  notes:
    'Publication 42-007 for tax year 2026 (revised 2026-07-07) was not read: RA, RE, boxes 1 to 7 and RF are said to stand',
  lineEnd: '\r\n',
  order: 'RA (RE (RW RO? RS*)* RT RU? RV?)+ RF',
  records: [efw2.RA, efw2.RE, efw2.RW, efw2.RO, efw2.RS, efw2.RT, efw2.RU, efw2.RV, efw2.RF],
  unplaced: [
    { what: '12II', because: 'its place in RO (perhaps 144-154) was not read' },
    { what: '12TA', because: 'its place in the file of tax year 2026 was not read' },
    { what: '12TP', because: 'its place in the file of tax year 2026 was not read' },
    { what: '12TT', because: 'its place in the file of tax year 2026 was not read' },
    { what: '14b', because: 'the place of occupation codes in the file of tax year 2026 was not read' },
  ],
  figures: {
    householdThreshold: { 2024: 2_700, 2025: 2_800, 2026: 3_000 },
    // biome-ignore format: one row
    noEinPrefix: ['00', '07', '08', '09', '17', '18', '19', '28', '29', '49', '69', '70', '78', '79', '89'],
  },
}
