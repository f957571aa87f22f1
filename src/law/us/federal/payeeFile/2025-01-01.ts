import { columnsOf, type PayeeFile } from '../../../language/file-layout.ts'
import { after, before, boxThree } from './columns.ts'

export const law: PayeeFile = {
  table: 'payeeFile',
  where: 'US',
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'IRIS 1099-NEC CSV template, tax year 2025: a column for box 3, as one reader of it saw',
  confidence: 'derived',
  notes: 'the template of tax year 2026, with boxes 1a to 1d, was not seen',
  lineEnd: '\r\n',
  delimiter: ',',
  order: 'row*',
  records: [columnsOf('row', [...before, ...boxThree, ...after])],
  mostRecords: 100,
  isTemplateLoaded: true,
  unplaced: [
    { what: '1b', because: 'the column of cash tips in the template of tax year 2026 was not seen' },
    { what: '1c', because: 'the column of occupation codes in the template of tax year 2026 was not seen' },
    { what: '1d', because: 'the column of qualified overtime in the template of tax year 2026 was not seen' },
  ],
}
