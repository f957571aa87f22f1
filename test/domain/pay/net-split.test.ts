import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PayAccount, splitNet } from '../../../src/domain/pay/net-split.ts'
import { add, cents, dollars, least, usd } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'

test.each<[string, string[], string[]]>([
  ['100.00', ['100%'], ['100.00']],
  ['100.01', ['50%', '50%'], ['50.01', '50.00']],
  ['0.01', ['33.33%', '33.33%', '33.34%'], ['0.00', '0.01', '0.00']],
  ['1000.00', ['33.33%', '33.33%', '33.34%'], ['333.30', '333.30', '333.40']],
])('split %s by %j', (net, percents, expected) => {
  const shares = splitNet(
    usd(net),
    percents.map((percent, at) => ({ id: `${at}`, percent: rate(percent) })),
  )
  expect(shares.map(({ amount }) => dollars(amount))).toEqual(expected)
})

test('accounts must add to 100%', () => {
  expect(() => splitNet(usd(1), [{ id: 'a', percent: rate('99.99%') }])).toThrow('do not add to 100')
})

/** `100` is a fixed amount, `25%` a percent, `rest` the remainder. */
const accountOf = (told: string, at: number): PayAccount => {
  const id = `${at}`
  if (told === 'rest') return { id, remainder: true }
  return told.endsWith('%') ? { id, percent: rate(told) } : { id, amount: usd(told) }
}

test.each<[string, string[], string[]]>([
  // Amounts first, wherever they stand; percents are of the 900.00 that they leave.
  ['1000.00', ['50%', '100', '50%'], ['450.00', '100.00', '450.00']],
  ['1000.00', ['rest', '250', '10%'], ['675.00', '250.00', '75.00']],
  ['1000.00', ['rest', '250.01'], ['749.99', '250.01']],
  // In order until nothing is left.
  ['300.00', ['200', '150', 'rest'], ['200.00', '100.00', '0.00']],
  ['150.00', ['200', '150', '100%'], ['150.00', '0.00', '0.00']],
  ['200.00', ['200', 'rest'], ['200.00', '0.00']],
  ['200.01', ['200', 'rest'], ['200.00', '0.01']],
  // 0.05 x 33.33 % = 0.02; the rest has what rounding leaves.
  ['0.05', ['33.33%', 'rest'], ['0.02', '0.03']],
])('split %s by %j', (net, told, expected) => {
  const shares = splitNet(usd(net), told.map(accountOf))
  expect(shares.map(({ amount }) => dollars(amount))).toEqual(expected)
})

test('an amount alone does not place the rest, and two remainders place it twice', () => {
  expect(() => splitNet(usd(500), [{ id: 'a', amount: usd(100) }])).toThrow('do not add to 100')
  const twice = [
    { id: 'a', remainder: true },
    { id: 'b', remainder: true },
  ] as const
  expect(() => splitNet(usd(500), twice)).toThrow('more than all')
})

test('each cent is placed once, amounts in their order, whatever the splits are', () => {
  const amounts = fc.array(fc.bigInt({ min: 1n, max: 300_000n }), { maxLength: 4 })
  const shares = fc.array(fc.integer({ min: 1, max: 2499 }), { maxLength: 4 })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      amounts,
      shares,
      fc.boolean(),
      (net, fixed, points, rests) => {
        const left = 10_000 - points.reduce((sum, each) => sum + each, 0)
        const accounts: PayAccount[] = [
          ...points.map((each, at) => ({ id: `p${at}`, percent: rate(`${each / 100}%`) })),
          ...fixed.map((each, at) => ({ id: `a${at}`, amount: cents(each) })),
          rests ? { id: 'rest', remainder: true } : { id: 'rest', percent: rate(`${left / 100}%`) },
        ]
        const placed = splitNet(cents(net), accounts)
        expect(add(...placed.map(({ amount }) => amount))).toBe(net)
        expect(placed.every(({ amount }) => amount >= 0n)).toBe(true)
        let standing = net
        for (const [at, wanted] of fixed.entries()) {
          const { amount } = placed.find(({ id }) => id === `a${at}`)!
          expect(amount).toBe(least(wanted, standing))
          standing -= amount
        }
      },
    ),
  )
})
