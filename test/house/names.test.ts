import { expect, test } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { sourcesIn } from './sources.ts'

const sources = sourcesIn('src')

test('a type’s name is exported once: one word for one thing', () => {
  const files = new Map<string, string[]>()
  for (const { path, lines } of sources) {
    for (const line of lines) {
      const name = /^export (?:interface|type|class|enum) (\w+)/.exec(line)?.[1]
      if (name !== undefined) files.set(name, [...(files.get(name) ?? []), path])
    }
  }
  const twice = [...files].filter(([, paths]) => paths.length > 1)
  expect(twice.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([])
})

test('the words of a refusal are written down once', () => {
  const words = new Set(operations.flatMap(({ refusals }) => Object.values(refusals ?? {})))
  const text = sources.map(({ path, lines }) => ({ path, text: lines.join('\n') }))
  const twice = [...words].filter(isAlone).flatMap((one) => {
    const places = text.flatMap(({ path, text: whole }) =>
      Array(whole.split(`'${one}'`).length - 1).fill(path),
    )
    return places.length > 1 ? [`${one}: ${places.join(', ')}`] : []
  })
  expect(twice).toEqual([])
})

/** Words of the caller's own, such as `{fault}`, are nobody's twin. */
const isAlone = (words: string): boolean => !/^\{\w+\}$/.test(words)
