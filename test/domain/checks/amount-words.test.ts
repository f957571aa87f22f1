import { expect, test } from 'vitest'
import { amountWords } from '../../../src/domain/checks/amount-words.ts'
import { usd } from '../../../src/kernel/money.ts'

test.each([
  ['0.05', 'Zero and 05/100'],
  ['1.00', 'One and 00/100'],
  ['19.99', 'Nineteen and 99/100'],
  ['20.00', 'Twenty and 00/100'],
  ['42.10', 'Forty-two and 10/100'],
  ['100.00', 'One hundred and 00/100'],
  ['1690.85', 'One thousand six hundred ninety and 85/100'],
  ['12012.12', 'Twelve thousand twelve and 12/100'],
  ['1000001.00', 'One million one and 00/100'],
])('%s: %s', (amount, words) => {
  expect(amountWords(usd(amount))).toBe(words)
})
