/** How the changes of one table are told. */
export interface RecordOfTable {
  readonly record: string
  /** The column with the id that the wire knows; of a record without one, that of the person or company it belongs to. */
  readonly id: string
  readonly fields?: Readonly<Record<string, string | readonly [string, Shown]>>
  /** What says nothing to a reader: what follows from another column, counters, machinery. */
  readonly hidden?: readonly string[]
  /** Sealed under the row's id: shown masked. */
  readonly sealed?: readonly string[]
  /** The column of the day from which the fact counts. */
  readonly since?: string
}

/** How a column is shown: as the wire shows it. */
export type Shown = 'money' | 'hundredths' | 'tenThousandths' | 'millionths' | 'answers' | 'order' | 'given'
