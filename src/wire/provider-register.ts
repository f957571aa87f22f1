import { z } from 'zod'
import { reasons } from '../domain/move-in/differences.ts'
import { amount, text } from './fields/fields.ts'

/** The payroll register of another provider: what its columns mean, and what is answered of each row. */

const MEANINGS =
  '`userId`, `externalId`, `email`, `name`, `firstName`, `lastName`, `payDate`, `periodBegin`, `periodEnd`, `gross`, `net`; ' +
  '`earning:Bonus`, `hours:Regular`, `deduction:401(k)`, by kind; `tax:US.incomeTax` and `employerTax:GA.sui`, by code, where ' +
  '`*` is the state in which the worker works; or `ignored`'

export const registerMapping = z.object({
  column: text(200)
    .describe('The head of the column, as the first line has it.')
    .meta({ examples: ['Federal Income Tax'] }),
  means: text(100)
    .describe(`What it means: ${MEANINGS}.`)
    .meta({ examples: ['tax:US.incomeTax'] }),
})

export const mappedColumn = z.object({
  column: z.string().describe('The head of the column.'),
  means: z.string().describe(`What it was taken for: ${MEANINGS}.`),
  isGuessed: z.boolean().describe('Whether it was guessed by its head; otherwise it was said in `mapping`.'),
  isKept: z.boolean().describe('Whether an earlier register of the company had it, and it is read as then.'),
})

export const registerMeaning = z.object({
  means: z.string().describe('What a column can mean, as `mapping` says it.'),
  name: z.string().describe('What a paycheck calls it.'),
})

export const registerDifference = z.object({
  line: z.string().describe('What differs, as in the mapping: `tax:US.incomeTax`, `net`.'),
  name: z.string().describe('The same, as a paycheck names it.'),
  theirs: amount().describe('What the register has.'),
  ours: amount().describe('What is computed here for the same pay.'),
  difference: amount().describe('Theirs less ours.'),
  reason: z
    .enum(reasons)
    .describe(
      'The likely reason: `rounding` (two cents at most); `certificate` (another W-4 gives theirs); `taxability` (pay or a deduction ' +
        'that only one of both taxes); `rate` (theirs is another rate of the same wages); `base` (the same rate of other wages); ' +
        '`notTheirs`, `notOurs` (only one of both takes it); `sum` (it follows from the lines); `unknown`.',
    ),
  words: z.string().describe('The reason in a sentence.'),
})

export const registerRecord = z.object({
  row: z.int().describe('The row of the sheet: the heads are row 1, and empty rows do not count.'),
  userId: z.uuid().nullable().describe('The worker whom the row names; null where it names none.'),
  userName: z.string().describe('The worker’s name, or how the row names somebody unknown.'),
  payDate: z.string().nullable().describe('The pay date of the row; null where it could not be read.'),
  error: z.string().describe('Why the row could not be compared; empty where it was.'),
  gross: amount().nullable().describe('The gross pay that was computed; null where nothing was.'),
  net: amount().nullable().describe('The net pay that was computed; null where nothing was.'),
  differences: z.array(registerDifference).describe('Every number that is not the same to the cent.'),
})

export const registerRefusals = {
  registerWrong: 'The register cannot be read: {fault}',
  noSchedule: 'Add a pay schedule first (addPaySchedule): how often people are paid decides their taxes',
} as const
