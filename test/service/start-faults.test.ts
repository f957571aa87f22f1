import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OperatorFault } from '../../src/kernel/operator-fault.ts'
import { foundation } from '../../src/service/foundation.ts'
import { orFault } from '../../src/service/start-faults.ts'
import { readSettings } from '../../src/settings/settings.ts'

const directory = mkdtempSync(join(tmpdir(), 'purser-start-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** How an operator reads it: without a stack. */
const told = async (act: () => Promise<unknown>): Promise<string> => {
  const error = await act().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OperatorFault)
  return (error as Error).message
}

test('a database that nobody answers for is told by its setting', async () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' })
  const words = await told(() => foundation(settings))
  expect(words).toBe('The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.')
})

test('a directory that is a file is told by its setting', async () => {
  const file = join(directory, 'file')
  writeFileSync(file, '')
  const words = await told(() => foundation(readSettings({ PURSER_DATA_DIR: file })))
  expect(words).toContain(`PURSER_DATA_DIR is ${file}, which cannot be used: ENOTDIR`)
})

test('a port that is taken is told, with the way out; what is ours keeps its stack', async () => {
  const listening = (port: number) =>
    new Promise<ReturnType<typeof createServer>>((done, failed) => {
      const server = createServer().once('error', failed)
      server.listen(port, '127.0.0.1', () => done(server))
    })
  const first = await listening(0)
  const { port } = first.address() as { port: number }
  const settings = readSettings({ PORT: String(port) })
  const words = await told(() => orFault('address', settings, () => listening(port)))
  expect(words).toBe(
    `Another program listens on 127.0.0.1:${port}. Stop it, or set PORT to another port; 0 takes a free one.`,
  )
  first.close()
  const ours = new TypeError('broken')
  await expect(orFault('address', settings, () => Promise.reject(ours))).rejects.toBe(ours)
})
