import type { Dated } from './dated.ts'
import type { Confidence } from './types.ts'

/** Returns of the 94x family as the IRS takes them: XML, its elements in order, each with the line that it holds. */
export interface ReturnFile extends Dated {
  readonly table: 'returnFile'
  readonly namespace: string
  /** The release of the schemas: `Return/@returnVersion`. */
  readonly version: string
  readonly header: readonly ReturnElement[]
  readonly manifest: readonly ReturnElement[]
  /** By form: 941. Its own document first, then its schedules. */
  readonly forms: Readonly<Record<string, readonly ReturnDocument[]>>
  /** Forms whose names come from elsewhere than the schemas of this release: where, how sure they are, and what is doubtful. */
  readonly readFrom: Readonly<Record<string, ReadFrom>>
  /** Forms whose elements nobody read, and what is to be done. */
  readonly notOnFile: Readonly<Record<string, string>>
}

interface ReadFrom {
  readonly source: string
  readonly confidence: Confidence
  readonly doubt: string
}

export interface ReturnDocument {
  readonly root: string
  readonly elements: readonly ReturnElement[]
}

/** An element with its line; a group, left out when it is empty; one of several; one for each of a list. */
export type ReturnElement =
  | readonly [element: string, line: string, kind: ReturnKind, must?: 'always']
  | { readonly group: string; readonly of: readonly ReturnElement[] }
  | { readonly oneOf: readonly ReturnElement[]; readonly must?: 'always' }
  | { readonly each: string; readonly line: string; readonly of: readonly ReturnElement[] }

/** amount: two decimals, left out when zero · signed: the same, below zero too · box: X when it is checked. */
type ReturnKind = 'amount' | 'signed' | 'count' | 'box' | 'text'
