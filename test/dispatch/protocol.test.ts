import { expect, test } from 'vitest'
import { directory, operationOf } from '../../src/dispatch/protocol.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { operations } from '../../src/operations/index.ts'

const known = directory(operations, { production: false })

test.each([
  ['reports', 'getusers', '; did you mean reports/getUsers?'],
  ['payroll', 'getUsers', '; did you mean reports/getUsers?'],
  ['reports', 'getUserz', '; did you mean reports/getUser?'],
  ['payroll', 'initiatePayrol', '; did you mean payroll/initiatePayroll?'],
  ['reports', 'xyzzy', ''],
])('%s/%s is not known%s', (area, method, meant) => {
  expect(() => operationOf(known, { area, method, verb: 'POST', body: {} })).toThrow(
    new Problem(404, `Unknown operation: ${area}/${method}${meant}`),
  )
})

test('production does not mean what it does not have', () => {
  const open = directory(operations, { production: true })
  expect(() => operationOf(open, { area: 'reports', method: 'getClock', verb: 'POST', body: {} })).toThrow(
    /^Unknown operation: reports\/getClock(; did you mean reports\/.*)?$/,
  )
})
