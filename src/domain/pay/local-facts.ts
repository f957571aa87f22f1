import { plain } from '../../kernel/likeness.ts'
import { type Rate, rate } from '../../kernel/rate.ts'
import type { Courtesy } from '../../law/language/types.ts'
import type { StateAnswers } from './facts.ts'

/** What a state's form says about its places beyond their codes. */
export interface LocalFacts {
  /** Pennsylvania's subdivisions, of the home and of the work place. */
  readonly homePsd: string | undefined
  readonly workPsd: string | undefined
  /** The total resident rate of the home, from the residency certificate. */
  readonly residentRate: Rate | undefined
  readonly isFreeOfLocalServices: boolean
  /** The employer withholds for the home city too (Ohio). */
  readonly courtesy: Courtesy | undefined
}

/** Of the states that ask for more than a code; undefined of all others. */
export function localFacts(state: string, answers: StateAnswers): LocalFacts | undefined {
  if (state !== 'PA' && state !== 'OH') return undefined
  const told = new Map(Object.entries(answers).map(([key, value]) => [plain(key), String(value).trim()]))
  const percent = told.get('residenteitrate')
  const factor = told.get('residencecitycreditfactor')
  return {
    homePsd: told.get('residentpsdcode'),
    workPsd: told.get('workpsdcode'),
    residentRate: percent === undefined ? undefined : rate(percent),
    isFreeOfLocalServices: /^(yes|true|y|1)$/i.test(told.get('localservicestaxexempt') ?? ''),
    courtesy:
      factor === undefined
        ? undefined
        : {
            factor: tenThousandths(factor),
            limit: tenThousandths(told.get('residencecitycreditlimit') ?? '100%'),
          },
  }
}

function tenThousandths(percent: string): number {
  const { numerator, denominator } = rate(percent)
  return Number((numerator * 10_000n) / denominator)
}
