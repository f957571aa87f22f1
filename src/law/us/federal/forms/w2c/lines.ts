import type { CorrectionForm } from '../../../../language/correction-form.ts'

/** The boxes of Form W-2c that its revisions share; `*` is every code, label or place of a box. */
export const formW2c: Pick<
  CorrectionForm,
  'table' | 'where' | 'form' | 'corrects' | 'title' | 'lines' | 'notes'
> = {
  table: 'correctionForm',
  where: 'US.W-2',
  form: 'W-2c',
  corrects: 'W-2',
  title: 'Corrected Wage and Tax Statement',
  notes:
    'Only boxes that changed. Box 2 and Additional Medicare Tax of an earlier year only for an administrative error.',
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
    ['12', 'See instructions for box 12', ['12*'], 'none'],
    ['13', 'Statutory employee', ['13a'], 'none'],
    ['13', 'Retirement plan', ['13b'], 'none'],
    ['13', 'Third-party sick pay', ['13c'], 'none'],
    ['14', 'Other', ['14*'], 'none'],
    ['16', 'State wages, tips, etc.', ['16*'], 'none'],
    ['17', 'State income tax', ['17*'], 'none'],
    ['18', 'Local wages, tips, etc.', ['18*'], 'none'],
    ['19', 'Local income tax', ['19*'], 'none'],
  ],
}
