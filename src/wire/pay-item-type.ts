import { z } from 'zod'
import { declaredItems } from '../domain/pay/pay-item-type.ts'
import { choice, flag, id, optionalText, sparse, text } from './fields/fields.ts'
import { wordRefusals } from './pay-words.ts'
import { travelRate } from './travel.ts'

/** A word of a company's own for what it pays or takes, as it is sent and answered. */

const glAccount = () =>
  optionalText(40)
    .describe('The number of the account in the company’s books; empty for the usual one.')
    .meta({ examples: ['6150'] })

const priority = () =>
  z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(999, 'must be at most 999')
    .describe('Where pay does not suffice for all deductions, the lowest is taken first; 100 is usual.')

const ownRate = () =>
  travelRate()
    .describe('Of a word that is taxed like Mileage or Per Diem: what the company pays for a mile or a day.')
    .meta({ examples: [null] })

export const payItemTypeFields = {
  companyId: id('company'),
  payItem: choice(declaredItems).describe('Whether it is taken from pay or paid.'),
  name: text(100)
    .describe('The word; imports, recurring items and pay stubs use it.')
    .meta({ examples: ['Tool loan'] }),
  taxTreatment: text(100)
    .describe(
      'The word of getDeductionDescription or getAdditionalCompensationDescription that it is taxed like.',
    )
    .meta({ examples: ['Uniform'] }),
  glAccount: glAccount(),
  priority: priority().nullish(),
  rate: ownRate().nullish(),
}

export const payItemTypeChange = {
  payItemTypeId: id('payItemType'),
  ...sparse({
    glAccount: glAccount(),
    priority: priority(),
    rate: ownRate().meta({ examples: [0.725] }),
    isActive: flag().describe('`false` takes the word out of use: it is refused again. What recurs goes on.'),
  }),
}

export const rateRefusals = {
  noRate: 'rate goes with a word that is taxed like Mileage or Per Diem',
} as const

export const payItemTypeRefusals = {
  ...wordRefusals,
  nameInUse: 'The company has declared this word for this payItem already; updatePayItemType changes it',
  ownWord: '"{name}" is a word of the catalogue already, and needs no declaration',
  ...rateRefusals,
} as const

export const payItemTypeRecord = z.object({
  payItemTypeId: z.uuid().describe('The id that updatePayItemType takes.'),
  payItem: z.string().describe('Whether it is taken from pay or paid.'),
  name: z
    .string()
    .describe('The word of the company’s own.')
    .meta({ examples: ['Tool loan'] }),
  taxTreatment: z
    .string()
    .describe('The word of the catalogue that it is taxed like.')
    .meta({ examples: ['Uniform'] }),
  glAccount: z
    .string()
    .describe('The number of the account in the company’s books; empty for the usual one.')
    .meta({ examples: ['6150'] }),
  priority: z.int().describe('Where pay does not suffice for all deductions, the lowest is taken first.'),
  rate: z
    .number()
    .nullable()
    .describe(
      'What the company pays for a mile or a day; null where it is another kind of item or pays as the law says.',
    ),
  isActive: z.boolean().describe('Whether imports and new recurring items may use the word.'),
})
