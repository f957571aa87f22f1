import type { FieldKind } from '../../../language/file-layout.ts'

type Columns = readonly (readonly [name: string, kind: FieldKind, most?: number, must?: 'required'])[]

/** The header row of the 1099-NEC template of IRIS, as three writers of it agree. */
// biome-ignore format: one column a line
export const before: Columns = [
  ['Form Type', { is: '1099-NEC' }],
  ['Tax Year', 'as is', 250, 'required'],
  ['Payer TIN Type', 'as is', 250, 'required'],
  ['Payer Taxpayer ID Number', 'as is', 250, 'required'],
  ['Payer Name Type', 'as is', 250, 'required'],
  ['Payer Business or Entity Name Line 1', 'as is'],
  ['Payer Business or Entity Name Line 2', 'as is'],
  ['Payer First Name', 'as is'],
  ['Payer Middle Name', 'as is'],
  ['Payer Last Name (Surname)', 'as is'],
  ['Payer Suffix', 'as is'],
  ['Payer Country', 'as is'],
  ['Payer Address Line 1', 'as is', 250, 'required'],
  ['Payer Address Line 2', 'as is'],
  ['Payer City/Town', 'as is'],
  ['Payer State/Province/Territory', 'as is'],
  ['Payer ZIP/Postal Code', 'as is'],
  ['Payer Phone Type', 'as is'],
  ['Payer Phone', 'as is'],
  ['Payer Email Address', 'as is'],
  ['Recipient TIN Type', 'as is', 250, 'required'],
  ['Recipient Taxpayer ID Number', 'as is', 250, 'required'],
  ['Recipient Name Type', 'as is', 250, 'required'],
  ['Recipient Business or Entity Name Line 1', 'as is'],
  ['Recipient Business or Entity Name Line 2', 'as is'],
  ['Recipient First Name', 'as is'],
  ['Recipient Middle Name', 'as is'],
  ['Recipient Last Name (Surname)', 'as is'],
  ['Recipient Suffix', 'as is'],
  ['Recipient Country', 'as is'],
  ['Recipient Address Line 1', 'as is', 250, 'required'],
  ['Recipient Address Line 2', 'as is'],
  ['Recipient City/Town', 'as is'],
  ['Recipient State/Province/Territory', 'as is'],
  ['Recipient ZIP/Postal Code', 'as is'],
  ['Office Code', 'as is'],
  ['Form Account Number', 'as is'],
  ['2nd TIN Notice', 'yesNo'],
  ['Box 1 - Nonemployee Compensation', 'amount'],
  ['Box 2 - Payer made direct sales totaling $5000 or more of consumer products to a recipient for resale', 'yesNo'],
]

/** From tax year 2025 another box stands between them. */
export const boxThree: Columns = [['Box 3 - Excess golden parachute payments', 'amount or blank']]

// biome-ignore format: one column a line
export const after: Columns = [
  ['Box 4 - Federal income tax withheld', 'amount or blank'],
  ['Combined Federal/State Filing', 'yesNo'],
  ['State 1', 'as is'],
  ['State 1 - State Tax Withheld', 'amount or blank'],
  ['State 1 - State/Payer state number', 'as is'],
  ['State 1 - State income', 'amount or blank'],
  ['State 1 - Local income tax withheld', 'amount or blank'],
  ['State 1 - Special Data Entries', 'as is'],
  ['State 2', 'as is'],
  ['State 2 - State Tax Withheld', 'amount or blank'],
  ['State 2 - State/Payer state number', 'as is'],
  ['State 2 - State income', 'amount or blank'],
  ['State 2 - Local income tax withheld', 'amount or blank'],
  ['State 2 - Special Data Entries', 'as is'],
]
