import { expect, test } from 'vitest'
import { purser } from '../support/cli.ts'
import { service } from '../support/service.ts'
import { operator } from './operator.ts'

const { environment, command } = operator(await service())

test('a schema that is up to date is said to be', async () => {
  expect(await command('migrate', '--json')).toMatchObject({ applied: [] })
})

test('what has no Citus is not spread, and is told how', async () => {
  const refused = await purser(['migrate', '--spread'], environment)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('create extension citus')
})
