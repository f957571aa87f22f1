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

test('what a command does not take is refused, and nothing is done', async () => {
  expect(await purser(['keys', 'rotate', 'x'])).toMatchObject({
    status: 1,
    stderr: 'purser keys rotate does not take x\nTry: purser keys rotate --help\n',
  })
  expect(await purser(['client', 'create', '--idd', 'a'])).toMatchObject({
    status: 1,
    stderr: 'There is no option --idd; --id may be meant\nTry: purser client create --help\n',
  })
})
