import { columnsOf, type PayeeFile } from '../../../language/file-layout.ts'
import { after, before } from './columns.ts'

export const law: PayeeFile = {
  table: 'payeeFile',
  where: 'US',
  effective: '2022-01-01',
  checkedThrough: '2024-12-31',
  revision: 1,
  source: 'IRIS 1099-NEC CSV template, tax years 2022 to 2024, as three writers and a reader of it agree',
  confidence: 'derived',
  lineEnd: '\r\n',
  delimiter: ',',
  order: 'row*',
  records: [columnsOf('row', [...before, ...after])],
  mostRecords: 100,
  isTemplateLoaded: false,
}
