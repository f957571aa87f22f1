import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import { onOrAfter } from '../calendar/business-days.ts'
import { NO_W4 } from './certificates.ts'
import type { W4Facts } from './facts.ts'

/** A claim of exemption is for its year, to be renewed by February 15 of the next or the business day after (Pub 15, 9). */
export const exemptThrough = (year: number): Day => onOrAfter('irs', dayOf(year + 1, 2, 15))

/** Whether a claim that was made on one day has ended on another without a new certificate. */
export const isClaimOver = ({ exempt }: Pick<W4Facts, 'exempt'>, since: Day, on: Day): boolean =>
  exempt && on > exemptThrough(yearOf(since))

/** What a payment withholds by: after the claim Single without adjustments, with all that is no entry of its steps. */
export function w4On(w4: W4Facts, since: Day, on: Day): W4Facts {
  if (!isClaimOver(w4, since, on)) return w4
  const { nonresident, militarySpouse, stateExtra, arizonaBasisPoints } = w4
  return { ...NO_W4, nonresident, militarySpouse, stateExtra, arizonaBasisPoints }
}
