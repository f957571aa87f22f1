import { Problem } from '../../kernel/problem.ts'
import { type Chosen, citation } from '../../law/engine/editions.ts'
import type { Dated } from '../../law/language/dated.ts'
import type { FileLayout } from '../../law/language/file-layout.ts'
import type { Confidence } from '../../law/language/types.ts'
import type { Cuts } from './record.ts'

/** What a person should know of a file that was written. */
export interface FileResult {
  /** `US@2024-01-01#1`. */
  readonly layout: string
  readonly source: string
  readonly confidence: Confidence
  /** How many records of which kind. */
  readonly records: Readonly<Record<string, number>>
  /** What the form knows and the file has no place for. Empty unless the caller allows a provisional file. */
  readonly unsaid: readonly Unsaid[]
  /** What stays blank because nobody read how it is written. */
  readonly gaps: readonly string[]
  /** Texts that were longer than their place, by `RW last name`. */
  readonly shortened: Readonly<Record<string, number>>
  /** Whose social security number is not known: zeros stand there, and the worker has a task. */
  readonly withoutSsn: readonly string[]
}

export interface Unsaid {
  /** `12TP`. */
  readonly what: string
  readonly because: string
  readonly people: number
}

/** A layout that nobody is sure of is for trying out: a person must read the authority's document first. */
export function settled<Law extends Dated & FileLayout>(
  chosen: Chosen<Law>,
  what: string,
  { allowProvisional = false }: { readonly allowProvisional?: boolean },
): Chosen<Law> {
  if (chosen.confidence !== 'unsure' || allowProvisional) return chosen
  const gaps = chosen.law.gaps?.join('; ') ?? chosen.law.notes ?? 'sources differ'
  throw new Problem(
    400,
    `${what}: the layout is unsure (${gaps}). Have someone read the authority’s document first.`,
  )
}

/** Collects what the result says while a file is written. */
export function fileNotes(
  { law, confidence }: Chosen<Dated & FileLayout>,
  { allowProvisional = false }: { readonly allowProvisional?: boolean },
) {
  const [records, cuts, withoutSsn]: [Map<string, number>, Cuts, string[]] = [new Map(), new Map(), []]
  const unsaid = new Map<string, Unsaid>()
  return {
    cuts,
    withoutSsn,
    wrote: (record: string) => void records.set(record, (records.get(record) ?? 0) + 1),
    /** Refuses what has no place, unless the file is only for trying out. */
    cannotSay(what: string, whose: string) {
      const because =
        law.unplaced?.find((each) => each.what === what)?.because ?? 'the file has no place for it'
      if (!allowProvisional) {
        const todo = 'File it on the authority’s page, or wait until its layout is on file.'
        throw new Problem(400, `${whose}: ${what} cannot be filed, ${because}. ${todo}`)
      }
      unsaid.set(what, { what, because, people: (unsaid.get(what)?.people ?? 0) + 1 })
    },
    result: (): FileResult => ({
      layout: citation(law, law.where),
      source: law.source,
      confidence,
      records: Object.fromEntries(records),
      unsaid: [...unsaid.values()],
      gaps: law.gaps ?? [],
      shortened: Object.fromEntries(cuts),
      withoutSsn,
    }),
  }
}
