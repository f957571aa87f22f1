import { cents, dollars } from '../../kernel/money.ts'
import { travelAmount } from '../pay/travel.ts'
import type { TravelPaid } from '../pay/travel-facts.ts'
import type { DetailLine } from '../payroll/details.ts'
import type { GivenOrigin } from './given-origin.ts'
import { says } from './says.ts'
import { shownHourly, shownMoney } from './shown.ts'

/** Up to the federal rate it is paid back; beyond it, wages. */
export function travelOrigin(line: DetailLine, travel: TravelPaid): GivenOrigin {
  const { miles, days, rate, federal, law } = travel
  const unit = days === undefined ? 'miles' : 'days'
  const quantity = String((days ?? miles!) / 100)
  const isBack = line.kind === 'reimbursement'
  const paid = dollars(travelAmount(travel))
  const free = dollars(travelAmount({ ...travel, rate: federal }))
  return {
    source:
      days === undefined
        ? '26 CFR 1.62-2 and 1.274-5(j)(2); Rev. Proc. 2019-46'
        : '26 CFR 1.62-2 and 1.274-5(j)(1); Rev. Proc. 2019-48',
    step: [
      {
        line: 'paid',
        formula: `${unit} × rate`,
        inputs: { [unit]: quantity, rate: rateText(rate) },
        value: paid,
      },
      {
        line: 'not taxed at most',
        formula: `${unit} × federal rate`,
        inputs: { [unit]: quantity, 'federal rate': rateText(federal), law },
        value: free,
      },
      {
        line: 'amount',
        formula: isBack ? 'the smaller of the two' : 'paid − not taxed at most',
        inputs: {},
        value: dollars(cents(line.amount)),
      },
    ],
    says: says(`${unit}${isBack ? 'PaidBack' : 'Taxed'}`, {
      quantity,
      rate: shownHourly(rate),
      federal: shownHourly(federal),
      amount: shownMoney(line.amount),
    }),
  }
}

const rateText = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4)
