import { z } from 'zod'
import { isTravel, TRAVEL, travelAmount } from '../domain/pay/travel.ts'
import { perDiemAreas, type Travel } from '../domain/pay/travel-facts.ts'
import { earningType } from '../domain/payroll/words.ts'
import { type Cents, dollars } from '../kernel/money.ts'
import { choice, date, flag, hundredths } from './fields/fields.ts'

/** Mileage and per diem by miles and days, as an import gives them and a reply shows them. */

/** '0.725': ten-thousandths of a dollar inside. */
export const travelRate = () =>
  z
    .number('must be a number')
    .gt(0, 'must be more than 0')
    .max(10_000, 'must be at most 10000')
    .refine(
      (value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
      'must have at most 4 decimals',
    )
    .transform((value) => Math.round(value * 10_000))
    .meta({ type: 'number', unit: 'dollars', examples: [0.725] })

export const travelFields = {
  miles: hundredths(100_000)
    .nullish()
    .describe('Of Mileage, in place of an amount: miles driven for the company.')
    .meta({ examples: [null] }),
  days: hundredths(366)
    .nullish()
    .describe('Of Per Diem, in place of an amount: days away from home; a part of a day is a fraction.')
    .meta({ examples: [null] }),
  rate: travelRate()
    .nullish()
    .describe(
      'What the company pays for a mile or a day. Left out, the rate of its own word for it (addPayItemType), else the ' +
        'federal one.',
    )
    .meta({ examples: [null] }),
  perDiemArea: choice(perDiemAreas)
    .nullish()
    .describe(
      'With days, the federal rate up to which they are not taxed: `High` or `Low` by the high-low method, or `Standard`, ' +
        'the rate of places without one of their own.',
    )
    .meta({ examples: [null] }),
  mealsOnly: flag()
    .nullish()
    .describe('With days: whether lodging is paid otherwise, so that the federal rate is that of meals.')
    .meta({ examples: [null] }),
  travelDate: date()
    .nullish()
    .describe('The last day of the travel, whose federal rate counts; left out, the last day of the period.')
    .meta({ examples: [null] }),
}

export const travelRefusals = { wrongTravel: 'Miles or days do not fit: {fault}' } as const

/** A line as it was read. */
export interface TravelSent {
  readonly description: string
  readonly amount?: Cents | null | undefined
  readonly miles?: number | null | undefined
  readonly days?: number | null | undefined
  readonly rate?: number | null | undefined
  readonly perDiemArea?: (typeof perDiemAreas)[number] | null | undefined
  readonly mealsOnly?: boolean | null | undefined
  readonly travelDate?: Travel['on'] | null | undefined
}

/** What is wrong with it; `word` is the one of the catalogue. */
export function travelFault(sent: TravelSent, word: string): string | undefined {
  const { amount, miles, days, rate, perDiemArea, mealsOnly, travelDate, description } = sent
  const type = earningType(word)
  const unit = isTravel(type) ? TRAVEL[type].unit : undefined
  if (miles == null && days == null) {
    if (amount == null) return `"${description}" needs an amount${unit ? `, or ${unit}` : ''}`
    const extra = rate != null || perDiemArea != null || mealsOnly != null || travelDate != null
    return extra
      ? `"${description}" has an amount; rate and what else is of travel go with miles or days`
      : undefined
  }
  if (miles != null && days != null) return `"${description}" takes miles or days, not both`
  const given = miles == null ? 'days' : 'miles'
  if (unit !== given)
    return `"${description}" takes no ${given}: ${given} go with ${given === 'miles' ? 'Mileage' : 'Per Diem'}`
  if (given === 'days' && perDiemArea == null) return `the days of "${description}" need a perDiemArea`
  if (given === 'miles' && (perDiemArea != null || mealsOnly != null))
    return `perDiemArea and mealsOnly of "${description}" go with days`
  return undefined
}

/** An amount beside miles or days is their product, or else a slip. */
export function amountFault({ description, amount }: TravelSent, travel: Travel): string | undefined {
  const product = travelAmount(travel)
  if (amount == null || amount === product) return undefined
  return `"${description}" comes to ${dollars(product)}, not to ${dollars(amount)}; leave the amount out`
}

/** Back into the words of the import. */
export const travelForm = ({ miles, days, rate, area, mealsOnly, on }: Travel) => ({
  ...(miles === undefined ? {} : { miles: miles / 100 }),
  ...(days === undefined ? {} : { days: days / 100 }),
  rate: rate / 10_000,
  ...(area === undefined ? {} : { perDiemArea: area }),
  ...(mealsOnly === undefined ? {} : { mealsOnly }),
  travelDate: on as string,
})

export const travelRecord = {
  miles: z.number().optional().describe('Of Mileage: miles driven.'),
  days: z.number().optional().describe('Of Per Diem: days away from home.'),
  rate: z
    .number()
    .optional()
    .describe('What the company pays for a mile or a day.')
    .meta({ examples: [0.725] }),
  perDiemArea: z.enum(perDiemAreas).optional().describe('Of Per Diem: the federal rate that it goes by.'),
  mealsOnly: z.boolean().optional().describe('Of Per Diem: whether the federal rate is that of meals.'),
  travelDate: z.string().optional().describe('The day whose federal rate counts.'),
}
