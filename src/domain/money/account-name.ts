/** An account of the ledger, and whose it is. */
export interface NamedAccount {
  readonly accountId: string
  readonly kind: string
  /** As it was opened: the same for every worker. */
  readonly name: string
  readonly userId: string | null
  /** The worker's name today; null where it is nobody's. */
  readonly person: string | null
}

/** `Employee bank account, Ada Brown`: the name of a worker's account says whose it is. */
export const accountName = ({ name, person }: Pick<NamedAccount, 'name' | 'person'>): string =>
  person === null ? name : `${name}, ${person}`
