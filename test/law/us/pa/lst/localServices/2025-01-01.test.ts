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

cases(CODE, [['2026-06-12', 'Weekly', 800, {}, '0.00', 'only where the work is done']], {
  work: { state: 'PA' },
  home: work,
  given: set(52),
})
