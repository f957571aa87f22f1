import type { z } from 'zod'
import type { areas } from '../operations/index.ts'
import type { CallOf } from './call.ts'

/** The declarations by area and name: `Operations['adminPortal']['addUser']`. @purser/client derives its own from OpenAPI. */
export type Operations = typeof areas

/** Every operation, typed in and out: `purser.adminPortal.addUser({ user })`. */
export type PurserClient = {
  readonly [Area in keyof Operations]: {
    readonly [Name in keyof Operations[Area]]: CallOf<
      BodyOf<Operations[Area][Name]>,
      ReplyOf<Operations[Area][Name]>
    >
  }
}

/** The body that an operation takes, as it stands on the wire, without `method`. */
export type BodyOf<Operation> = Operation extends { readonly body: infer Body extends z.ZodType }
  ? Taken<z.input<Body>, z.output<Body>>
  : never

/** The reply, as it stands on the wire: money is a number of dollars, days and ids are strings. */
export type ReplyOf<Operation> = Operation extends { readonly reply: infer Reply extends z.ZodType }
  ? OnWire<z.output<Reply>>
  : never

/** A field that takes anything and checks it by itself is typed by what it reads. */
type Taken<In, Out> =
  IsAny<In> extends true ? OnWire<Out> : In extends object ? TakenObject<In, Present<Out>> : In

type TakenObject<In, Out> = In extends readonly (infer Each)[]
  ? readonly Taken<Each, Out extends readonly (infer Read)[] ? Read : unknown>[]
  : { [Key in keyof In]: Taken<In[Key], Key extends keyof Out ? Out[Key] : unknown> }

type Present<T> = Exclude<T, null | undefined | ''>

type OnWire<T> = T extends bigint
  ? number
  : T extends string
    ? Plain<T, string>
    : T extends number
      ? Plain<T, number>
      : T extends readonly (infer Each)[]
        ? OnWire<Each>[]
        : T extends object
          ? { [Key in keyof T]: OnWire<T[Key]> }
          : T

/** A brand is the service's own affair; a literal stays. */
type Plain<T, Base> = T extends { readonly __unit: string } | { readonly __id: string } ? Base : T

type IsAny<T> = 0 extends 1 & T ? true : false
