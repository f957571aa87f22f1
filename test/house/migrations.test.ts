import { expect, test } from 'vitest'
import { migrations, releasedMigrations } from '../../src/store/database/migrations.ts'

const [files, released] = [await migrations(), await releasedMigrations()]

test.each(Object.entries(released))('F12: %s is as it was released', (name, checksum) => {
  expect({ name, checksum: files.find((file) => file.name === name)?.checksum }).toEqual({ name, checksum })
})

test('F12: every migration is listed (npm run golden adds new ones)', () => {
  expect(files.map(({ name }) => name)).toEqual(Object.keys(released).sort())
})

test('F12: each has a number of its own', () => {
  const numbers = files.map(({ name }) => name.slice(0, 4))
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})
