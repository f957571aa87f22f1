import { inspect } from 'node:util'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Secret } from '../../src/kernel/secret.ts'

const secret = new Secret('219-09-9999')

test.each([
  ['text', () => `${secret}`],
  ['concatenation', () => String(secret)],
  ['JSON', () => JSON.stringify({ secret })],
  ['the inspector', () => inspect({ deep: { secret } }, { showHidden: true, depth: 9 })],
  ['spread', () => JSON.stringify({ ...secret })],
  ['a clone', () => inspect(structuredClone({ ...secret }))],
  ['an error', () => String(new Error(`about ${secret}`).stack)],
  ['a log line', () => logged(secret)],
])('does not show in %s', (_, print) => {
  // With its hyphens: a log line also holds a time and a process id.
  expect(print()).not.toContain('219-09')
})

test('shows the last four, and all of it only by name', () => {
  expect([secret.masked(), secret.reveal()]).toEqual(['*****9999', '219-09-9999'])
  expect(new Secret('1234').masked()).toBe('****')
  // The last four of a date are its month and day.
  expect(new Secret('1990-05-17').masked()).toBe('********')
})

function logged(secret: Secret): string {
  const lines: string[] = []
  pino({}, { write: (line) => lines.push(line) }).info(
    { secret, deep: { secret } },
    'secret %s %o',
    secret,
    secret,
  )
  return lines.join('')
}
