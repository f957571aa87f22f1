import type { CorrectionForm } from '../../../../language/correction-form.ts'

export const law: CorrectionForm = {
  table: 'correctionForm',
  where: 'US.W-3',
  form: 'W-3c',
  corrects: 'W-3',
  effective: '2025-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  title: 'Transmittal of Corrected Wage and Tax Statements',
  printed: 'Rev. June 2024',
  source: 'General Instructions for Forms W-2 and W-3 (2025 and 2026), Forms W-2c and W-3c',
  confidence: 'verified',
  notes: 'Totals of the Forms W-2c that it goes with, of both columns. Its revision for 2026 was not seen.',
  // biome-ignore format: one box of the form a row
  lines: [
    ['1', 'Wages, tips, other compensation', ['1'], 'none'],
    ['2', 'Federal income tax withheld', ['2'], 'none'],
    ['3', 'Social security wages', ['3'], 'none'],
    ['4', 'Social security tax withheld', ['4'], 'none'],
    ['5', 'Medicare wages and tips', ['5'], 'none'],
    ['6', 'Medicare tax withheld', ['6'], 'none'],
    ['7', 'Social security tips', ['7'], 'none'],
    ['8', 'Allocated tips', ['8'], 'none'],
    ['10', 'Dependent care benefits', ['10'], 'none'],
    ['11', 'Nonqualified plans', ['11'], 'none'],
    ['12a', 'Deferred compensation', ['12D', '12E', '12F', '12G', '12H', '12S', '12Y', '12AA', '12BB', '12EE'], 'none'],
    ['16', 'State wages, tips, etc.', ['16*'], 'none'],
    ['17', 'State income tax', ['17*'], 'none'],
    ['18', 'Local wages, tips, etc.', ['18*'], 'none'],
    ['19', 'Local income tax', ['19*'], 'none'],
  ],
}
