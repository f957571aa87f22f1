import type { Dated } from './dated.ts'

/** What is withheld from a contractor without a valid number, or by notice of the IRS. */
export interface BackupWithholding extends Dated {
  readonly table: 'backupWithholding'
  readonly rate: string
}
