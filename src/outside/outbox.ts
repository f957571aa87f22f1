import { createHash } from 'node:crypto'

/**
 * Where the bank takes files from. A file is staged under a name that the bank does not take, and then released: what is
 * staged and gone, or lies there under its name, tells how far an attempt came that nobody recorded to its end.
 */
export interface Outbox {
  place(): Promise<BankPlace>
  /** Everything about one file, on one connection; ends when the signal says so. */
  visit<T>(does: (box: OpenOutbox) => Promise<T>, signal?: AbortSignal): Promise<T>
}

export interface OpenOutbox {
  /** Whether nobody but us takes staged files away: then one that is gone has been released. */
  readonly keepsStaged: boolean
  /** What lies there under a name, and was not taken yet. */
  holds(name: string): Promise<Content | undefined>
  /** Brings the bytes there, durably; answers under which name. What earlier attempts at this file left goes. */
  stage(name: string, bytes: Buffer): Promise<string>
  isStaged(stagedAs: string): Promise<boolean>
  /** From here on the bank may take it. */
  release(stagedAs: string, name: string): Promise<void>
}

/** Where the bank puts what came back. */
export interface Inbox {
  place(): Promise<BankPlace>
  /** Every file that is there. They are only read: whoever put them there takes them away. */
  returns(): Promise<readonly ReturnFile[]>
}

interface ReturnFile {
  readonly name: string
  readonly text: string
  readonly sha256: string
}

/** Tells an outbox or inbox from every other, whichever process asks. */
export interface BankPlace {
  readonly id: string
  /** For an operator who looks for it. */
  readonly described: string
}

export interface Content {
  /** Undefined where we may not read what lies there. */
  readonly sha256: string | undefined
  readonly bytes: number
}

export const contentOf = (bytes: Buffer): Content & { readonly sha256: string } => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
})

/** As transfer programs name what they are still writing. */
export const isUnfinished = (name: string): boolean => /^\.|\.(part|filepart|tmp)$/i.test(name)
