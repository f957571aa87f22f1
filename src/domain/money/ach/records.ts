import { layout } from '../../../kernel/layout.ts'

/** The records of a Nacha file, column by column as the Operating Rules number them. */

export const WIDTH = 94

// biome-ignore format: laid beside the rule book
export const fileHeader = layout('file header', WIDTH, [
  ['',                1,  1, { is: '1' }],
  ['',                2,  3, { is: '01' }],
  ['destination',     4, 13, 'text'],
  ['origin',         14, 23, 'text'],
  ['date',           24, 29, 'numeric'],
  ['time',           30, 33, 'numeric'],
  ['modifier',       34, 34, 'text'],
  ['',               35, 39, { is: '09410' }],
  ['',               40, 40, { is: '1' }],
  ['destinationName', 41, 63, 'text'],
  ['originName',     64, 86, 'text'],
  ['reference',      87, 94, 'text'],
])

// biome-ignore format: laid beside the rule book
export const batchHeader = layout('batch header', WIDTH, [
  ['',                1,  1, { is: '5' }],
  ['serviceClass',    2,  4, 'numeric'],
  ['companyName',     5, 20, 'text'],
  ['',               21, 40, 'text'],
  ['companyId',      41, 50, 'text'],
  ['entryClass',     51, 53, 'text'],
  ['description',    54, 63, 'text'],
  ['descriptiveDate', 64, 69, 'text'],
  ['effectiveDate',  70, 75, 'numeric'],
  ['',               76, 78, 'text'],
  ['',               79, 79, { is: '1' }],
  ['originator',     80, 87, 'numeric'],
  ['batch',          88, 94, 'numeric'],
])

// biome-ignore format: laid beside the rule book
export const entryDetail = layout('entry detail', WIDTH, [
  ['',                1,  1, { is: '6' }],
  ['transactionCode', 2,  3, 'numeric'],
  ['routing',         4, 12, 'numeric'],
  ['account',        13, 29, 'text'],
  ['amount',         30, 39, 'numeric'],
  ['individualId',   40, 54, 'text'],
  ['name',           55, 76, 'text'],
  ['',               77, 78, 'text'],
  ['addenda',        79, 79, 'numeric'],
  ['trace',          80, 94, 'numeric'],
])

// biome-ignore format: laid beside the rule book
export const paymentAddenda = layout('payment addenda', WIDTH, [
  ['',                1,  1, { is: '7' }],
  ['',                2,  3, { is: '05' }],
  ['information',     4, 83, 'text'],
  ['sequence',       84, 87, 'numeric'],
  ['entry',          88, 94, 'numeric'],
])

// biome-ignore format: laid beside the rule book
export const returnAddenda = layout('return addenda', WIDTH, [
  ['',                1,  1, { is: '7' }],
  ['',                2,  3, { is: '99' }],
  ['code',            4,  6, 'text'],
  ['originalTrace',   7, 21, 'numeric'],
  ['dateOfDeath',    22, 27, 'text'],
  ['originalRouting', 28, 35, 'numeric'],
  ['information',    36, 79, 'text'],
  ['trace',          80, 94, 'numeric'],
])

// biome-ignore format: laid beside the rule book
export const changeAddenda = layout('notification of change', WIDTH, [
  ['',                1,  1, { is: '7' }],
  ['',                2,  3, { is: '98' }],
  ['code',            4,  6, 'text'],
  ['originalTrace',   7, 21, 'numeric'],
  ['',               22, 27, 'text'],
  ['originalRouting', 28, 35, 'numeric'],
  ['corrected',      36, 64, 'text'],
  ['',               65, 79, 'text'],
  ['trace',          80, 94, 'numeric'],
])

// biome-ignore format: laid beside the rule book
export const batchControl = layout('batch control', WIDTH, [
  ['',                1,  1, { is: '8' }],
  ['serviceClass',    2,  4, 'numeric'],
  ['entries',         5, 10, 'numeric'],
  ['hash',           11, 20, 'numeric'],
  ['debits',         21, 32, 'numeric'],
  ['credits',        33, 44, 'numeric'],
  ['companyId',      45, 54, 'text'],
  ['',               55, 79, 'text'],
  ['originator',     80, 87, 'numeric'],
  ['batch',          88, 94, 'numeric'],
])

// biome-ignore format: laid beside the rule book
export const fileControl = layout('file control', WIDTH, [
  ['',                1,  1, { is: '9' }],
  ['batches',         2,  7, 'numeric'],
  ['blocks',          8, 13, 'numeric'],
  ['entries',        14, 21, 'numeric'],
  ['hash',           22, 31, 'numeric'],
  ['debits',         32, 43, 'numeric'],
  ['credits',        44, 55, 'numeric'],
  ['',               56, 94, 'text'],
])
