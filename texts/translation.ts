/**
 * What a language must say, taken from the English text: the same keys, and in every text the same
 * `{{placeholders}}`.
 */
export type Translation<E> = {
  [K in Exclude<keyof E, Singular<E>>]: E[K] extends string
    ? WithPlaceholders<E[K]>
    : Translation<E[K]>
} & {
  // Chinese has no singular of its own.
  [K in Singular<E>]?: string
}

/** The same of texts whose placeholders are {written} so and filled in by the server. */
export type Words<E> = E extends string ? string : { readonly [K in keyof E]: Words<E[K]> }

/** Any part of a language that some clubs word differently. */
export type Wording<E> = {
  [K in keyof E]?: E[K] extends string ? WithPlaceholders<E[K]> : Wording<E[K]>
}

type Singular<E> = Extract<keyof E, `${string}_one`>

type Placeholder<S> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never
type WithPlaceholders<S extends string> = [Placeholder<S>] extends [never]
  ? string
  : Holding<Placeholder<S>>
// One pattern for each name, all of them at once.
type Holding<Name extends string> = (
  Name extends string ? (pattern: `${string}{{${Name}}}${string}`) => void : never
) extends (patterns: infer All) => void
  ? All
  : never
