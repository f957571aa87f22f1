import type { NewHireFile } from '../../language/file-layout.ts'
import { newHires } from './records.ts'

const head = {
  table: 'newHireFile',
  effective: '2024-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  lineEnd: '\r\n',
} as const

export const law: readonly NewHireFile[] = [
  {
    ...head,
    where: 'US',
    source:
      'federal W4 record, 42 USC 653a: Alaska Child Support, New Hire Data Elements (1 to 271); the federal chart',
    confidence: 'derived',
    notes: '1 to 271 as Alaska prints them, 272 to 310 as Nevada does; 311 to 801 recalled',
    order: 'W4*',
    records: [newHires.W4],
  },
  {
    ...head,
    where: 'AK',
    source: 'Alaska Child Support, New Hire Data Elements: the federal W4 record',
    confidence: 'derived',
    order: 'W4*',
    records: [newHires.W4],
  },
  {
    ...head,
    where: 'MA',
    source: 'Massachusetts Department of Revenue, new hire record layout',
    confidence: 'verified',
    order: 'A B*',
    records: [newHires.A, newHires.B],
  },
  {
    ...head,
    where: 'NV',
    source: 'Nevada new hire record layout: the federal W4 record without its first two characters',
    confidence: 'verified',
    order: 'NV*',
    records: [newHires.NV],
  },
]
