import { usd } from '../../../../../../src/kernel/money.ts'
import { cases } from '../../../../cases.ts'

const CODE = 'PA-LST.localServices'
const work = { state: 'PA', localities: ['PA-LST'] }
const set = (dollars: number) => ({ employer: { rates: {}, amounts: { [CODE]: usd(dollars) } } })

cases(CODE, [['2026-06-30', 'Monthly', 3000, {}, '4.33', 'cut to the cent: 52 ÷ 12 = 4.333']], {
  work,
  given: set(52),
})

cases(CODE, [['2026-06-12', 'Weekly', 800, {}, '0.69', 'cut to the cent: 36 ÷ 52 = 0.692']], {
  work,
  given: set(36),
})

cases(CODE, [['2025-01-01', 'Weekly', 800, {}, '10.00', 'not more than 10: at once']], {
  work,
  given: set(10),
})

cases(CODE, [['2025-01-08', 'Weekly', 800, {}, '0.00', 'and then no more']], {
  work,
  given: {
    ...set(10),
    yearToDate: { taxes: { [CODE]: { wages: usd(800), tax: usd(10) } }, supplementalWages: usd(0) },
  },
})

const taken = (dollars: number) => ({
  ...set(52),
  yearToDate: { taxes: { [CODE]: { wages: usd(60_000), tax: usd(dollars) } }, supplementalWages: usd(0) },
})

// A year of 27 paydays, or a check more: 53 P.S. 6924.301.1 has no more than the amount of the year.
cases(CODE, [['2026-12-31', 'BiWeekly', 3000, {}, '2.00', 'the last part']], { work, given: taken(50) })
cases(CODE, [['2026-12-31', 'BiWeekly', 3000, {}, '1.00', 'what is left']], { work, given: taken(51) })
cases(CODE, [['2026-12-31', 'BiWeekly', 3000, {}, '0.00', 'nothing is left']], { work, given: taken(52) })

cases(CODE, [['2026-09-15', 'BiWeekly', 0, {}, '0.00', 'a bonus alone is for no period']], {
  work,
  bonus: 1000,
  given: set(52),
})

cases(CODE, [['2026-06-12', 'Weekly', 800, {}, '0.00', 'only where the work is done']], {
  work: { state: 'PA' },
  home: work,
  given: set(52),
})
