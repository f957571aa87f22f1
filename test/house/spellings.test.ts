import { expect, test } from 'vitest'
import { spellings } from '../../src/wire/fields/spellings.ts'
import { sourcesIn } from './sources.ts'

test('what the interface document misspells is known to wire/ alone', () => {
  const MISSPELLED = new RegExp(Object.values(spellings).join('|'), 'i')
  const found = sourcesIn('src')
    .filter(({ path }) => !path.startsWith('src/wire/'))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (MISSPELLED.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
