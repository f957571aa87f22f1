import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok } = world
const { filingId } = await filed(world)

test('every line with how it came to be, and the same pages every time', async () => {
  const { filing, fileBase64 } = await ok('reports/getFiling', { filingId, format: 'pdf' })
  const line = filing.figures.lines.find((each: { line: string }) => each.line === '5e')
  expect(line).toMatchObject({ formula: 'line5a2 + line5b2 + line5c2 + line5d2' })
  expect(Object.keys(line.inputs)).toEqual(['line5a2', 'line5b2', 'line5c2', 'line5d2'])
  expect(filing.changedLines).toEqual([])
  expect((await ok('reports/getFiling', { filingId, format: 'pdf' })).fileBase64).toBe(fileBase64)
  expect(await call('reports/getFiling', { filingId: newId() })).toMatchObject(refused('Invalid FilingId'))
})
