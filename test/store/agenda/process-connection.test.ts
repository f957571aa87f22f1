import { expect, onTestFinished, test } from 'vitest'
import { openProcessConnection } from '../../../src/store/agenda/process-connection.ts'
import { testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()

test('many locks at once are asked for one after the other', async () => {
  const warnings: string[] = []
  const warned = ({ message }: Error) => void warnings.push(message)
  process.on('warning', warned)
  const [one, other] = [openProcessConnection(url, () => {}), openProcessConnection(url, () => {})]
  onTestFinished(async () => {
    process.off('warning', warned)
    await Promise.all([one.close(), other.close()])
  })

  const names = ['a', 'b', 'c', 'd']
  expect(await Promise.all(names.map((name) => one.lock(name)))).toEqual([true, true, true, true])
  expect(await Promise.all(names.map((name) => other.lock(name)))).toEqual([false, false, false, false])
  await Promise.all(names.map((name) => one.unlock(name)))
  expect(await other.lock('d')).toBe(true)
  expect(warnings.filter((words) => words.includes('client.query'))).toEqual([])
})
