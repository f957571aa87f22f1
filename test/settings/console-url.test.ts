import { expect, test } from 'vitest'
import { consoleUrlOf } from '../../src/settings/console-url.ts'
import { testSettings } from '../support/service.ts'

test.each([
  [{ HOST: '127.0.0.1', PORT: '4000' }, 'http://localhost:4000'], // passkeys are for names
  [{ HOST: '0.0.0.0', PORT: '4000' }, 'http://localhost:4000'],
  [{ HOST: '::1', PORT: '4000' }, 'http://localhost:4000'],
  [{ HOST: 'fd00::7', PORT: '4000' }, 'http://[fd00::7]:4000'],
  [{ HOST: 'payroll.local', PORT: '4000' }, 'http://payroll.local:4000'],
  [{ PURSER_CONSOLE_URL: 'https://payroll.example.com/' }, 'https://payroll.example.com'],
])('%j is reached at %s', (given, expected) => {
  expect(consoleUrlOf(testSettings(given as unknown as Record<string, string>))).toBe(expected)
})

test('production does not guess', () => {
  expect(consoleUrlOf({ ...testSettings(), PURSER_ENVIRONMENT: 'production' })).toBeUndefined()
})
