import { cents, dollars } from '../../kernel/money.ts'
import type { LifeInsured, PaycheckInput } from '../pay/paycheck-types.ts'
import type { DetailLine } from '../payroll/details.ts'
import type { GivenOrigin } from './given-origin.ts'
import { says } from './says.ts'
import { shownMoney } from './shown.ts'

/** The cost of a month by Table I, for the share of the pay period. */
export function lifeOrigin(line: DetailLine, life: LifeInsured, input: PaycheckInput): GivenOrigin {
  return {
    source: 'IRC 79; 26 CFR 1.79-3(d)(2), Table I',
    step: [
      {
        line: 'amount',
        formula:
          '(coverage − 50,000) in thousands × cost of a month at the age × 12 ÷ pay periods of a year − what the worker pays',
        inputs: {
          coverage: dollars(life.coverage),
          'age at the end of the year': String(life.ageAtYearEnd),
          'pay periods': input.orderFrequency ?? input.frequency,
          'what the worker pays': dollars(life.workerPays),
        },
        value: dollars(cents(line.amount)),
      },
    ],
    says: says('lifeImputed', {
      amount: shownMoney(line.amount),
      coverage: shownMoney(life.coverage),
      age: String(life.ageAtYearEnd),
    }),
  }
}
