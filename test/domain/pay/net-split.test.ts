import { expect, test } from 'vitest'
import { splitNet } from '../../../src/domain/pay/net-split.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
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
