import type { Endpoint, Reply } from '#contract/endpoint.ts'
import type { Static, TSchema } from 'typebox'
import type { ApiProblem } from '../api/api-problem.ts'
import type { ApiInput } from '../api/request.ts'
import type { FieldErrors } from './field-errors.ts'

type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : unknown
type Part<E extends Endpoint, K extends 'params'> = E[K] extends TSchema
  ? { params: Static<E[K]> }
  : { params?: never }

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never
/** Widens a first value such as '' to its type; a union of several values stays one. */
type Widen<T> =
  true extends IsUnion<T>
    ? T
    : T extends string
      ? string
      : T extends number
        ? number
        : T extends boolean
          ? boolean
          : T
type Plain = string | number | boolean | null | readonly unknown[]
type ValueOf<B, K, T> = K extends keyof B
  ? [T] extends [Plain & (B[K] | Readonly<B[K]>)]
    ? Exclude<B[K], undefined>
    : Widen<T>
  : Widen<T>

/**
 * The values of a form: what fits the body has the type the contract gives it, any other its own.
 */
export type ValuesOf<E extends Endpoint, I> = {
  -readonly [K in keyof I]: ValueOf<BodyOf<E>, K, I[K]>
}
/** First values that are a whole body by themselves. */
type FirstBody<E extends Endpoint, I> = I &
  (ValuesOf<E, I> extends BodyOf<E>
    ? { [K in Exclude<keyof I, keyof BodyOf<E>>]: never }
    : BodyOf<E>)

/**
 * Calls the server for a form: refusals go to the form, and a repetition is sent under the same
 * key.
 */
export type Call = <E extends Endpoint>(endpoint: E, input: ApiInput<E>) => Promise<Reply<E>>
/** `before` is what the values were changed from. */
export type Send<V, R> = (values: V, call: Call, before: V) => Promise<R>

/** What every field is given by its form. */
export type FieldProps<T> = {
  value: T
  onChange: (value: T) => void
  error: string | undefined
  required?: boolean
  maxLength?: number
} & (NonNullable<T> extends number ? { min?: number; max?: number } : unknown)

/** What <Form> needs to know, whatever the fields. */
export type FormState = {
  /** The sentence that belongs to no field, or that says there are marked ones. */
  message: string | null
  /** Whether that sentence is an explanation by the form instead of a refusal. */
  explained: boolean
  pending: boolean
  dirty: boolean
  submit: () => void
  attach: (element: HTMLFormElement | null) => void
}

export type FormOf<V> = FormState & {
  values: V
  set: (part: Partial<V>) => void
  /** Sends what is typed, or with it what a second button answers. */
  submit: (answer?: Partial<V>) => void
  /** A field by its name, to be spread on an input. */
  at: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  /** What is wrong at a path such as `fields.0.label`. */
  errorAt: (path: string) => string | undefined
  problem: ApiProblem | null
  /** Back to the first values, or to others that count as saved. */
  reset: (values?: V) => void
  /** Call before leaving the page on purpose by another way than saving. */
  leave: () => void
}

export type FormOptions<V, R> = {
  /** Statuses shown at the form beside the usual ones. */
  own?: readonly number[]
  /** Calls to be fetched again once it is saved. */
  refreshes?: readonly Endpoint[]
  /** The notice of success. */
  saved?: string | ((reply: R, sent: V) => string)
  onSaved?: (reply: R, sent: V, form: Pick<FormOf<V>, 'reset' | 'set'>) => unknown
  onRefused?: (problem: ApiProblem) => void
  /** A sentence of the form's own for a refusal; null leaves the server's. */
  explain?: (problem: ApiProblem) => string | null
  /** What the reply says is wrong, where a call takes some of what it was sent and refuses the rest. */
  errorsIn?: (reply: R) => FieldErrors
  /** Asked before it is sent. */
  ask?: (values: V) => Promise<boolean>
} & Filling<V>

/** How a form is filled in, whatever becomes of it. */
type Filling<V> = {
  /** What only the page knows to be wrong, by field. */
  check?: (values: V) => FieldErrors
  /** Values that live outside of the form, because something beside it changes them as well. */
  held?: Pick<FormOf<V>, 'values' | 'set'>
  /**
   * Whether `initial` is what is stored by now: the form follows it while nothing is typed, and what
   * is typed stays.
   */
  follows?: boolean
  /** False where leaving loses nothing. */
  guard?: boolean
}

export type BodyForm<E extends Endpoint, I> = FormOptions<ValuesOf<E, I>, Reply<E>> &
  Part<E, 'params'> & { initial: FirstBody<E, I>; send?: never }
/** A form that is not sent: the page that asked gets what is typed, within the limits of the call. */
export type AnsweringForm<E extends Endpoint, I> = Filling<ValuesOf<E, I>> & {
  initial: I
  answer: (values: ValuesOf<E, I>) => unknown
}
export type SendingForm<E extends Endpoint, I, R> = FormOptions<ValuesOf<E, I>, R> & {
  initial: I
  send: Send<ValuesOf<E, I>, R>
}
