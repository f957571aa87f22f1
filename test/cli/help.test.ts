import { expect, test } from 'vitest'
import { purser } from '../support/cli.ts'

test('help', async () => {
  const [all, one] = [await purser(['--help']), await purser(['client', 'create', '--help'])]
  expect(all.stdout).toContain('client rotate')
  expect(one.stdout).toContain('Usage: purser client create --id ID [options]')
  expect(await purser(['fly'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no command fly'),
  })
})
