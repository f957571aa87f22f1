import type { LookUp } from '../../law/language/look-up.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { isTravel, travelLines } from '../pay/travel.ts'
import { belonging } from './belonging.ts'
import type { GivenFacts } from './person.ts'
import { earningType } from './words.ts'

/** Compensation that was given for the period, as lines of the paycheck. */
export const givenLines = ({ compensation = [] }: GivenFacts, lookUp: LookUp): readonly Earning[] =>
  compensation.flatMap((row): readonly Earning[] => {
    const { description, amount, net, as = description, travel } = row
    const type = earningType(as) ?? 'Bonus'
    if (travel === undefined || !isTravel(type))
      return [{ type, amount, description, ...(net === undefined ? {} : { net }), ...belonging(row) }]
    return travelLines(type, travel, lookUp).map((line) => ({
      ...line,
      // A word of the company's own stands for what is paid back; what is taxed says so.
      ...(line.type === type ? { description } : {}),
      ...belonging(row),
    }))
  })
