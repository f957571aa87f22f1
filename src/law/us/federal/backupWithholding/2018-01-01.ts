import type { BackupWithholding } from '../../../language/backup-withholding.ts'

export const law: BackupWithholding = {
  table: 'backupWithholding',
  where: 'US',
  effective: '2018-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'IRC 3406(a)(1); Pub 15 section 16',
  confidence: 'verified',
  rate: '24%',
}
