import type { PurserClient } from 'purser/client'

/** Every operation by its address, typed by the declarations of the service itself. */
type Areas = PurserClient

export type Address = {
  [Area in keyof Areas]: `${Area & string}/${keyof Areas[Area] & string}`
}[keyof Areas]

type Method<A extends Address> = A extends `${infer Area extends keyof Areas & string}/${infer Name}`
  ? Name extends keyof Areas[Area]
    ? Areas[Area][Name]
    : never
  : never

export type Body<A extends Address> = NonNullable<Parameters<Extract<Method<A>, Call>>[0]>
export type Reply<A extends Address> = Awaited<ReturnType<Extract<Method<A>, Call>>>

// biome-ignore lint/suspicious/noExplicitAny: a bound for inference; every use is typed by the operation
type Call = (...args: any[]) => Promise<unknown>

/** A question to the service: its address and body are its key. */
export interface Ask<R> {
  readonly address: Address
  readonly body: object
  readonly reply?: R
}

/** Declares a question; `A` decides what the body must be, and what comes back. */
export const ask = <A extends Address>(address: A, body: Body<A>): Ask<Reply<A>> => ({ address, body })

export type Answers<Asks> = { readonly [Name in keyof Asks]: Asks[Name] extends Ask<infer R> ? R : never }
