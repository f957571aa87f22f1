import { coverage, notComputed } from '../../law/engine/coverage.ts'
import type { Contents } from '../reference/contents.ts'
import { guides, guideText } from '../reference/guides.ts'
import type { CallOperation } from './call.ts'

/** A text that an agent may read: where it is, and how it is found. */
interface Shelf {
  readonly template: {
    readonly uriTemplate: string
    readonly name: string
    readonly title: string
    readonly description: string
    readonly mimeType: string
  }
  readonly read: (words: readonly string[], from: Library) => Promise<string | undefined>
}

export interface Library {
  readonly contents: Contents
  readonly call: CallOperation
}

const json = (value: unknown): string => JSON.stringify(value, null, 2)

const shelves: Readonly<Record<string, Shelf>> = {
  docs: {
    template: {
      uriTemplate: 'purser://docs/{guide}',
      name: 'guide',
      title: 'A guide',
      description: 'A page of the documentation; the list of resources names them.',
      mimeType: 'text/markdown',
    },
    read: async ([slug]) => {
      const guide = guides.find((one) => one.slug === slug)
      return guide && guideText(guide.file)
    },
  },
  operations: {
    template: {
      uriTemplate: 'purser://operations/{area}/{method}',
      name: 'operation',
      title: 'An operation, whole',
      description: 'What it takes and answers with an example, its refusals, who may call it, its events.',
      mimeType: 'application/json',
    },
    read: async ([area, method], { contents }) => {
      const { paths, components } = contents.document()
      const entry = paths[`/${area}/${method}`]
      const schemas = components.schemas as Readonly<Record<string, unknown>>
      const sides = ['request', 'reply'].map((side) => [side, schemas[`${area}.${method}.${side}`]])
      return entry && json({ operation: Object.values(entry)[0], ...Object.fromEntries(sides) })
    },
  },
  law: {
    template: {
      uriTemplate: 'purser://law/{where}',
      name: 'law',
      title: 'The taxes of a state, or of US',
      description:
        'Which taxes are computed there, in which editions, how sure and checked through which day; and which are not.',
      mimeType: 'application/json',
    },
    read: async ([where]) => {
      const here = <Row extends { readonly where: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.where === where?.toUpperCase())
      const [taxes, others] = [here(coverage()), here(notComputed)]
      return taxes.length + others.length > 0 ? json({ taxes, notComputed: others }) : undefined
    },
  },
  paychecks: {
    template: {
      uriTemplate: 'purser://paychecks/{payPeriodId}/{userId}',
      name: 'paycheck',
      title: 'Why a paycheck is what it is',
      description: 'Every line of it in a sentence, with its rule, edition, inputs, steps and citation.',
      mimeType: 'application/json',
    },
    read: async ([payPeriodId, userId], { call }) => {
      const asked = { address: 'reports/explainPaycheck', verb: 'GET' } as const
      const { isRefused, text } = await call(asked, { payPeriodId, userId })
      return isRefused ? undefined : text
    },
  },
}

export const templates = Object.values(shelves).map(({ template }) => template)

export const listed = guides.map(({ slug, title }) => ({
  uri: `purser://docs/${slug}`,
  name: slug,
  title,
  mimeType: 'text/markdown',
}))

/** Undefined where there is nothing. */
export async function readResource(uri: string, from: Library) {
  const [, shelf = '', rest = ''] = /^purser:\/\/([a-z]+)\/(.+)$/.exec(uri) ?? []
  const { template, read } = shelves[shelf] ?? {}
  const words = wordsOf(rest)
  const text = words && (await read?.(words, from))
  return text === undefined ? undefined : { contents: [{ uri, mimeType: template!.mimeType, text }] }
}

/** Undefined where an escape is none. */
function wordsOf(rest: string): readonly string[] | undefined {
  try {
    return rest.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}
